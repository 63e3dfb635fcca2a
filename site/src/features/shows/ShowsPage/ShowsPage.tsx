import { useTranslation } from 'react-i18next';

import { useSearchChoice } from '../../../shared/address/use-search-choice';
import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ListHead } from '../../../shared/catalogue/ListHead/ListHead';
import { loadingAt } from '../../../shared/catalogue/loading-at';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import type { ShowCardFragment } from '../../../shared/catalogue/show-card.fragment.generated';
import { useFresh } from '../../../shared/content/use-fresh';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ALL_CHANNELS, ChannelFilter } from '../ChannelFilter/ChannelFilter';
import type { FilterChannel } from '../ChannelFilter/ChannelFilter';
import { ShowsPageOperation } from './shows-page.query.generated';
import type { ShowsPageQuery } from './shows-page.query.generated';

/** Returns the channels of the shows without duplicates, in the order of their first show. */
const channelsOf = (shows: readonly ShowCardFragment[]): FilterChannel[] => {
  const found = new Map<string, FilterChannel>();
  for (const { channel } of shows) {
    if (!channel) continue;
    const { slug, name, language } = channel;
    found.set(slug, { slug, name, language, count: (found.get(slug)?.count ?? 0) + 1 });
  }
  return [...found.values()];
};

/** Page of all shows in the editors' order, or those of one channel. */
export const ShowsPage = ({ built }: { built: ShowsPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const nodes = useFresh(built, ShowsPageOperation, {}, locale).shows?.nodes ?? [];
  const channels = channelsOf(nodes);
  const [chosen = ALL_CHANNELS, choose] = useSearchChoice('channel', [
    ALL_CHANNELS,
    ...channels.map(({ slug }) => slug),
  ]);
  // With one show per channel, a filter would only hide shows.
  const filterable = channels.length > 1 && channels.some(({ count }) => count > 1);
  const shown = nodes.filter(({ channel }) => chosen === ALL_CHANNELS || channel?.slug === chosen);
  if (nodes.length === 0)
    return (
      <>
        <ListHead title={t('shows.title')} />
        <EmptyState
          title={t('shows.none')}
          text={t('shows.empty')}
          action={
            <LocaleLink to="/home" className={buttonClass('ghost')}>
              {t('error.home')}
            </LocaleLink>
          }
        />
      </>
    );
  return (
    <>
      <ListHead title={t('shows.title')} count={t('shows.count', { count: shown.length })} />
      {filterable && <ChannelFilter channels={channels} chosen={chosen} onChoose={choose} />}
      <CardGrid shape="poster">
        {shown.map((show, place) => (
          <ShowCard key={show.slug} show={show} loading={loadingAt(place)} />
        ))}
      </CardGrid>
    </>
  );
};
