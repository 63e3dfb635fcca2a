import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { ShowCard } from '../ShowCard/ShowCard';

/** Shows for the same taste as the page's show, nearest first. */
export const MoreLikeThis = ({ shows }: { shows: readonly ShowCardFragment[] }) => {
  const { t } = useTranslation();
  if (shows.length === 0) return null;
  return (
    <Rail title={t('show.more')} shape="poster" path="/shows">
      {shows.map((show) => (
        <ShowCard key={show.slug} show={show} />
      ))}
    </Rail>
  );
};
