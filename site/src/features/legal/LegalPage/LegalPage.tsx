import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { formatCalendarDay } from '../../../shared/i18n/format';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { SiteAddresses } from '../../../shared/markdown/link-target';
import { ReadingPage } from '../../../shared/text/ReadingPage/ReadingPage';
import { LegalPageOperation } from './legal-page.query.generated';
import type { LegalPageQuery } from './legal-page.query.generated';
import * as styles from './LegalPage.module.css';

interface Props {
  built: LegalPageQuery;
  /** Slug of the text; the key of its interface strings too. */
  slug: 'privacy-policy' | 'terms-and-conditions';
  /** Frame of the page: links of the text are shown only when their target exists. */
  chrome: SiteAddresses;
}

const Aside = memo(({ slug }: Pick<Props, 'slug'>) => {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <b className={styles.ask}>{t(`${slug}.ask`)}</b>
        <LocaleLink to="/contact-us" className={styles.link}>
          {t('contact-us.write')}
        </LocaleLink>
      </p>
      <p>
        <b className={styles.ask}>{t('terms-and-conditions.paper')}</b>
        <button type="button" className={styles.link} onClick={() => window.print()}>
          {t('terms-and-conditions.print')}
        </button>
      </p>
    </>
  );
});
Aside.displayName = 'Aside';

/** Page of a binding text: the day it is in force from, its numbered sections, and whom to ask. */
export const LegalPage = ({ built, slug, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page } = useFresh(built, LegalPageOperation, { slug }, locale);
  if (page?.__typename !== 'LegalPage') return null;
  return (
    <ReadingPage
      title={page.title}
      language={page.language}
      note={
        <p className={styles.note}>
          {t('terms-and-conditions.inForce')}{' '}
          <time dateTime={page.changedOn}>{formatCalendarDay(page.changedOn, locale)}</time>
        </p>
      }
      body={page.body}
      numbered
      aside={<Aside slug={slug} />}
      site={chrome}
    />
  );
};
