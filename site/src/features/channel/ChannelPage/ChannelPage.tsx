import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ChannelHero } from '../ChannelHero/ChannelHero';
import { ChannelShelves } from '../ChannelShelves/ChannelShelves';
import { shelvesOf } from '../ChannelShelves/shelves-of';
import { OnAir } from '../OnAir/OnAir';
import type { ChannelPageQuery } from './channel-page.query.generated';

interface Props {
  channel: NonNullable<ChannelPageQuery['channel']>;
  data: ChannelPageQuery;
}

/** Returns the sum of the counts; null when one of them is unknown. */
const sum = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>((all, count) => (all === null || count === null ? null : all + count), 0);

/** Page of one channel, like a lit room: its light and name, what is on now, then its shelves. */
export const ChannelPage = ({ channel, data }: Props) => {
  const { t } = useTranslation();
  const { slug, name, shows } = channel;
  const shelves = shelvesOf(data);
  const showCount = shows.pageInfo.hasNextPage ? null : shows.nodes.length;
  const videoCount = sum(shelves.map(({ count }) => count));
  const empty = shows.nodes.length === 0 && shelves.length === 0;
  return (
    <>
      <ChannelHero
        channel={channel}
        facts={[
          ...(showCount ? [t('shows.count', { count: showCount })] : []),
          ...(videoCount ? [t('channel-page.videos', { count: videoCount })] : []),
        ]}
      />
      {!empty && (
        <OnAir key={`on-air ${slug}`} slug={slug} name={name} newest={shelves[0]?.videos[0] ?? null} />
      )}
      {empty ? (
        <EmptyState
          title={t('show.empty')}
          text={t('channel.emptyText')}
          action={
            <LocaleLink to="/channels-list" className={buttonClass('ghost')}>
              {t('channel.all')}
            </LocaleLink>
          }
        />
      ) : (
        <ChannelShelves key={slug} slug={slug} shows={shows.nodes} showCount={showCount} shelves={shelves} />
      )}
    </>
  );
};
