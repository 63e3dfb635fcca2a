import { useTranslation } from 'react-i18next';

import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { isolateText } from '../../../shared/i18n/isolate-text';
import { useViewerQuery } from '../HomePage/use-viewer-query';
import { LateRow } from '../LateRow/LateRow';
import { Reason } from './Reason';
import { RecommendationOperation } from './recommendation.query.generated';

interface Props {
  /** Slugs and codes of the cards in the rows beside it: no picture stands twice in a view. */
  shownBeside: readonly string[];
}

/** Id of the heading, for links to the row. */
const ID = 'because';

/** Shows like the one that the viewer watched or saved last, and the reason. */
export const BecauseRow = ({ shownBeside }: Props) => {
  const { t } = useTranslation();
  const found = useViewerQuery(RecommendationOperation)?.viewer?.recommendation;
  const shows = found?.shows.filter(({ slug }) => !shownBeside.includes(slug)) ?? [];
  const title = t(found?.reason === 'SAVED' ? 'because.saved' : 'because.watched', {
    title: isolateText(found?.source.title ?? ''),
  });
  return (
    <LateRow cards={shows.length}>
      <Rail
        id={ID}
        title={title}
        shape="poster"
        head={<Reason id={ID} title={title} picture={found?.source.thumbnail ?? null} />}
      >
        {shows.map((show) => (
          <ShowCard key={show.slug} show={show} />
        ))}
      </Rail>
    </LateRow>
  );
};
