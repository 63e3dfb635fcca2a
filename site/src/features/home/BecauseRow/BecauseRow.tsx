import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Rail } from '../../../shared/catalogue/Rail/Rail';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { isolateText } from '../../../shared/i18n/isolate-text';
import { useOpenBelow } from '../../../shared/page/use-open-below';
import { useViewerQuery } from '../HomePage/use-viewer-query';
import * as styles from './BecauseRow.module.css';
import { Reason } from './Reason';
import { RecommendationOperation } from './recommendation.query.generated';

interface Props {
  /** Slugs and codes of the cards in the rows beside it: no picture stands twice in a view. */
  shownBeside: readonly string[];
}

/** Id of the heading, for links to the row. */
const ID = 'because';

/**
 * Shows like the one that the viewer watched or saved last, and the reason. The row opens only while its place is
 * below the window, so nothing in sight moves.
 */
export const BecauseRow = ({ shownBeside }: Props) => {
  const { t } = useTranslation();
  const found = useViewerQuery(RecommendationOperation)?.viewer?.recommendation;
  const shows = found?.shows.filter(({ slug }) => !shownBeside.includes(slug)) ?? [];
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useOpenBelow(place, shows.length > 0);
  if (!found || shows.length === 0 || !isOpen) return <div ref={place} />;
  const title = t(found.reason === 'WATCHED' ? 'because.watched' : 'because.saved', {
    title: isolateText(found.source.title),
  });
  return (
    <div ref={place} className={styles.row}>
      <Rail
        id={ID}
        title={title}
        shape="poster"
        head={<Reason id={ID} title={title} picture={found.source.thumbnail} />}
      >
        {shows.map((show) => (
          <ShowCard key={show.slug} show={show} />
        ))}
      </Rail>
    </div>
  );
};
