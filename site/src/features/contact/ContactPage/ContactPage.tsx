import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { useFresh } from '../../../shared/content/use-fresh';
import { FaqEntry } from '../../../shared/faq/FaqEntry/FaqEntry';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { ContactForm } from '../ContactForm/ContactForm';
import { FormCard } from '../FormCard/FormCard';
import { PhoneCards } from '../PhoneCards/PhoneCards';
import { ContactPageOperation } from './contact-page.query.generated';
import type { ContactPageQuery } from './contact-page.query.generated';
import * as styles from './ContactPage.module.css';

/** Few enough to stand beside the form. */
const ENTRIES = 5;

/** Contact page: telephones by country, first answers, and a message. */
export const ContactPage = ({ built }: { built: ContactPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, faq } = useFresh(built, ContactPageOperation, {}, locale);
  if (page?.__typename !== 'ContactPage') return null;
  const words = languageProps(page.language, locale);
  const entries = faq?.__typename === 'FaqPage' ? faq.entries.slice(0, ENTRIES) : [];
  return (
    <div className={styles.page}>
      <div className={styles.head} {...words}>
        <h1>
          <Words language={page.language}>{page.title}</Words>
        </h1>
        <p className={styles.lead}>
          <Words language={page.language}>{page.lead}</Words>
        </p>
      </div>
      <section className={styles.phones} aria-labelledby="phones">
        <h2 id="phones" className={styles.heading} {...words}>
          <Words language={page.language}>{page.phonesTitle}</Words>
        </h2>
        <PhoneCards phones={page.phones} />
      </section>
      <div className={styles.form}>
        <FormCard
          head={
            <div {...words}>
              <h2 className={styles.heading}>
                <Words language={page.language}>{page.formTitle}</Words>
              </h2>
              <p className={styles.hint}>
                <Words language={page.language}>{page.formHint}</Words>
              </p>
            </div>
          }
          doneText={t('contact-us.doneText')}
          again={t('contact-us.again')}
          form={(onSent) => <ContactForm onSent={onSent} />}
        />
      </div>
      <section className={styles.answers} aria-labelledby="answers">
        <h2 id="answers" className={styles.heading}>
          {t('contact-us.asked')}
        </h2>
        {entries.map((entry) => (
          <FaqEntry key={entry.key} entry={entry} />
        ))}
        <p className={styles.all}>
          <LocaleLink to="/faq" className={buttonClass('ghost', 'small')}>
            {t('contact-us.allAnswers')}
          </LocaleLink>
        </p>
        <p className={styles.hint}>
          {t('contact-us.mail')}{' '}
          <a className={styles.mail} href={`mailto:${page.email}`}>
            <bdi dir="ltr">{page.email}</bdi>
          </a>
        </p>
      </section>
    </div>
  );
};
