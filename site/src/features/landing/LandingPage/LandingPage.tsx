import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { ChannelCard } from '../../../shared/catalogue/ChannelCard/ChannelCard';
import { useFresh } from '../../../shared/content/use-fresh';
import { FaqList } from '../../../shared/faq/FaqList/FaqList';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useStore } from '../../../shared/store/use-store';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { LandingPageOperation } from './landing-page.query.generated';
import type { LandingPageQuery } from './landing-page.query.generated';
import * as styles from './LandingPage.module.css';

/** The front door: what the product is, what it costs, what is on, and the questions people ask. */
export const LandingPage = ({ built }: { built: LandingPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const signedIn = useStore(authState, null) !== null;
  const { page, channels } = useFresh(built, LandingPageOperation, {}, locale);
  if (page?.__typename !== 'LandingPage') return null;
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <div className={styles.actions}>
          {!signedIn && (
            <LocaleLink to="/auth/register" className={buttonClass('primary')}>
              {t('landing.join')}
            </LocaleLink>
          )}
          <LocaleLink to="/shows" className={buttonClass('ghost')}>
            {t('landing.browse')}
          </LocaleLink>
        </div>
      </section>
      <section className={styles.plans} aria-labelledby="plans">
        <h2 id="plans">{page.plansTitle}</h2>
        <p>{page.plansText}</p>
      </section>
      <CardGrid id="channels" title={page.channelsTitle} shape="star">
        {channels.nodes.map((channel) => (
          <ChannelCard key={channel.slug} channel={channel} />
        ))}
      </CardGrid>
      <p className={styles.note}>{page.channelsText}</p>
      <section className={styles.faq} aria-labelledby="faq">
        <h2 id="faq">{page.faqTitle}</h2>
        <FaqList entries={page.faq} />
        <LocaleLink to="/faq" className={buttonClass('text')}>
          {t('landing.allQuestions')}
        </LocaleLink>
      </section>
    </>
  );
};
