import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { ShowCard } from '../ShowCard/ShowCard';

interface Props {
  /** Slug of the page's show. */
  slug: string;
  /** Most similar first; the list may contain the page's show, and duplicates. */
  shows: readonly ShowCardFragment[];
}

const MANY = 12;

/** Recommended shows after a show: those of the same channel first, then the others in the editors' order. */
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
