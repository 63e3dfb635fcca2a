import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import * as styles from './AdSlot.module.css';

declare global {
  interface Window {
    /** Requests for units: the vendor's script answers each with one element of the page. */
    adsbygoogle?: object[];
  }
}

/** One advertisement, which the vendor's script fills: https://support.google.com/adsense/answer/9183460. */
export const AdUnit = ({ client }: { client: string }) => {
  const { t } = useTranslation();
  const isAsked = useRef(false);
  useEffect(() => {
    // A second request without a second element is an error of the vendor's script.
    if (isAsked.current) return;
    isAsked.current = true;
    (window.adsbygoogle ??= []).push({});
  }, []);
  return (
    <aside className={styles.unit} aria-label={t('consent.ad')}>
      <p className={styles.label} aria-hidden="true">
        {t('consent.ad')}
      </p>
      <ins
        className={`adsbygoogle ${styles.content}`}
        data-ad-client={client}
        data-ad-format="auto"
        data-full-width-responsive="true"
      />
    </aside>
  );
};
