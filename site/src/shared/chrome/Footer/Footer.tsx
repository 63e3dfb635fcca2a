import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import type { Chrome } from '../../page/page-context';
import { PaymentBadges } from '../../plans/PaymentBadges/PaymentBadges';
import { ConsentLink } from '../../third-parties/ConsentLink';
import { BrandLockup } from '../BrandLockup/BrandLockup';
import { Contact } from './Contact/Contact';
import { FooterColumn } from './FooterColumn/FooterColumn';
import * as styles from './Footer.module.css';

const COLUMNS = ['FOOTER_WATCH', 'FOOTER_BRAND', 'FOOTER_HELP'] as const;

/** Footer with brand, payment methods, links and contact details. */
export const Footer = ({ chrome }: { chrome: Chrome }) => {
  const { t } = useTranslation();
  const { brand, tagline, paymentBadges, madeIn } = chrome.settings;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.frieze} />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <BrandLockup brand={brand} />
            <p className={styles.tagline}>
              <Words>{tagline}</Words>
            </p>
            <PaymentBadges badges={paymentBadges} />
          </div>
          {COLUMNS.map((name) => (
            <FooterColumn key={name} name={name} chrome={chrome} />
          ))}
          <Contact settings={chrome.settings} />
        </div>
        <div className={styles.legal}>
          {/* The year can change between the build and the visit. */}
          <p suppressHydrationWarning>
            © <bdi className={styles.year}>{new Date().getUTCFullYear()}</bdi> {brand}
          </p>
          <ConsentLink className={styles.consent} />
          {madeIn && <p>{madeIn}</p>}
        </div>
      </div>
    </footer>
  );
};
