import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { NewsletterForm } from '../../../shared/newsletter/NewsletterForm/NewsletterForm';
import { Unsubscribe } from '../Unsubscribe/Unsubscribe';
import { useUnsubscribeToken } from '../Unsubscribe/use-unsubscribe-token';
import { NewsletterPageOperation } from './newsletter-page.query.generated';
import type { NewsletterPageQuery } from './newsletter-page.query.generated';
import * as styles from './NewsletterPage.module.css';

/**
 * Newsletter page with the text of the landing page and the form. A link from a mail opens it with the
 * unsubscribe panel instead.
 */
export const NewsletterPage = ({ built }: { built: NewsletterPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page } = useFresh(built, NewsletterPageOperation, {}, locale);
  const letter = page?.__typename === 'LandingPage' ? page : null;
  const [token, forget] = useUnsubscribeToken();
  return (
    <div className={styles.letter} data-surface="paper">
      <div>
        <h1 className={styles.title}>{letter?.newsletterTitle ?? t('newsletter.title')}</h1>
        {letter && <p className={styles.text}>{letter.newsletterText}</p>}
      </div>
      <div className={styles.card}>
        {token === null ? <NewsletterForm /> : <Unsubscribe token={token} onSubscribe={forget} />}
      </div>
    </div>
  );
};
