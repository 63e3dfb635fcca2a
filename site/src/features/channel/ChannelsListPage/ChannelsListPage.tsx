import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { ListHead } from '../../../shared/catalogue/ListHead/ListHead';
import { loadingAt } from '../../../shared/catalogue/loading-at';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ChannelsListPageOperation } from './channels-list-page.query.generated';
import type { ChannelsListPageQuery } from './channels-list-page.query.generated';

/** List of all channels in the editors' order. */
export const ChannelsListPage = ({ built }: { built: ChannelsListPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const nodes = useFresh(built, ChannelsListPageOperation, {}, locale).channels?.nodes ?? [];
  if (nodes.length === 0)
    return (
      <>
        <ListHead title={t('channels-list.title')} />
        <EmptyState
          title={t('channels-list.none')}
          text={t('channels-list.empty')}
          action={
            <LocaleLink to="/shows" className={buttonClass('ghost')}>
              {t('shows.all')}
            </LocaleLink>
          }
        />
      </>
    );
  return (
    <>
      <ListHead title={t('channels-list.title')} count={t('channels-list.count', { count: nodes.length })} />
      <CardGrid shape="star">
        {nodes.map((channel, place) => (
          <ChannelCard key={channel.slug} channel={channel} loading={loadingAt(place)} />
        ))}
      </CardGrid>
    </>
  );
};
