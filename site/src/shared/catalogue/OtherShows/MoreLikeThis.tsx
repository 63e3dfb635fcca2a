import { useTranslation } from 'react-i18next';

import { Rail } from '../Rail/Rail';
import { ShowCard } from '../ShowCard/ShowCard';
import { useAllShows } from './use-all-shows';

interface Props {
  show: { slug: string; channel: { slug: string } | null };
}

const MANY = 12;

/** What to go on with after a show: those of its channel first, then the others in the editors' order. */
export const MoreLikeThis = ({ show: { slug, channel } }: Props) => {
  const { t } = useTranslation();
  const others = useAllShows().filter((show) => show.slug !== slug);
  const near = others.filter((show) => channel && show.channel?.slug === channel.slug);
  const shows = [...near, ...others.filter((show) => !near.includes(show))].slice(0, MANY);
  if (shows.length === 0) return null;
  return (
    <Rail title={t('show.more')} shape="poster" path="/shows">
      {shows.map((one) => (
        <ShowCard key={one.slug} show={one} />
      ))}
    </Rail>
  );
};
