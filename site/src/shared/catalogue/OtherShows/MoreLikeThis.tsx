import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { ShowCard } from '../ShowCard/ShowCard';

interface Props {
  /** The show whose page it is. */
  slug: string;
  /** The nearest first; it may be among them, and any may be there twice. */
  shows: readonly ShowCardFragment[];
}

const MANY = 12;

/** What to go on with after a show: those of its channel first, then the others in the editors' order. */
export const MoreLikeThis = ({ slug, shows }: Props) => {
  const { t } = useTranslation();
  const others = [...new Map(shows.map((show) => [show.slug, show])).values()]
    .filter((show) => show.slug !== slug)
    .slice(0, MANY);
  if (others.length === 0) return null;
  return (
    <Rail title={t('show.more')} shape="poster" path="/shows">
      {others.map((show) => (
        <ShowCard key={show.slug} show={show} />
      ))}
    </Rail>
  );
};
