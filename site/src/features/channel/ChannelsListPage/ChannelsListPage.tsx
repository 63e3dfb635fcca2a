import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { ChannelsListPageOperation } from './channels-list-page.query.generated';
import type { ChannelsListPageQuery } from './channels-list-page.query.generated';

/** All channels in the editors' order. */
export const ChannelsListPage = ({ built }: { built: ChannelsListPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { nodes } = useFresh(built, ChannelsListPageOperation, {}, locale).channels;
  return (
    <>
      <h1>{t('channels-list.title')}</h1>
      {nodes.length === 0 ? (
        <p>{t('channels-list.empty')}</p>
      ) : (
        <CardGrid title={t('channels-list.count', { count: nodes.length })} shape="star">
          {nodes.map((channel) => (
            <ChannelCard key={channel.slug} channel={channel} />
          ))}
        </CardGrid>
      )}
    </>
  );
};
