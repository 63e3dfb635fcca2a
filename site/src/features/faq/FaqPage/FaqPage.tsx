import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { useFresh } from '../../../shared/content/use-fresh';
import { FaqEntry } from '../../../shared/faq/FaqEntry/FaqEntry';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import * as styles from './FaqPage.module.css';
import { FaqPageOperation } from './faq-page.query.generated';
import type { FaqPageQuery } from './faq-page.query.generated';

/** Opens the entry that the hash of the address names, because the viewer followed a link to it. */
const useEntryOfAddress = (): void => {
  useEffect(() => {
    const open = (): void => {
      const entry = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (entry instanceof HTMLDetailsElement) entry.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
};

/** Page of all questions and answers, in the last published version, and the contact for other questions. */
export const FaqPage = ({ built }: { built: FaqPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, siteSettings } = useFresh(built, FaqPageOperation, {}, locale);
  useEntryOfAddress();
  if (page?.__typename !== 'FaqPage') return null;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Words>{page.title}</Words>
        </h1>
        {page.lead && (
          <p className={styles.lead}>
            <Words>{page.lead}</Words>
          </p>
        )}
        {siteSettings && (
          <p className={styles.ask}>
            {t('faq.ask')}{' '}
            <a className={styles.mail} href={`mailto:${siteSettings.contactEmail}`}>
              <bdi>{siteSettings.contactEmail}</bdi>
            </a>
          </p>
        )}
      </div>
      <div className={styles.entries}>
        {page.entries.map((entry) => (
          <FaqEntry key={entry.key} entry={entry} />
        ))}
      </div>
    </div>
  );
};
