import { useTranslation } from 'react-i18next';

import { ListHead } from '../../../shared/catalogue/ListHead/ListHead';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ChannelEntry } from '../ChannelEntry/ChannelEntry';
import * as styles from './MorePage.module.css';
import { MorePageOperation } from './more-page.query.generated';
import type { MorePageQuery } from './more-page.query.generated';

/** All categories of the menu "More": every channel with its star, its name in both scripts and one sentence. */
export const MorePage = ({ built }: { built: MorePageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const channels = useFresh(built, MorePageOperation, {}, locale).channels?.nodes ?? [];
  return (
    <>
      <ListHead title={t('more.title')} />
      <p className={styles.lead}>{t('more.lead')}</p>
      {channels.length === 0 ? (
        <EmptyState
          title={t('channels-list.none')}
          text={t('channels-list.empty')}
          action={
            <LocaleLink to="/shows" className={buttonClass('ghost')}>
              {t('shows.all')}
            </LocaleLink>
          }
        />
      ) : (
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <ChannelEntry key={channel.slug} channel={channel} />
          ))}
        </ul>
      )}
    </>
  );
};
