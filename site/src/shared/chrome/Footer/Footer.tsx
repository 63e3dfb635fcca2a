import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { Chrome } from '../../page/page-context';
import { PaymentBadges } from '../../plans/PaymentBadges/PaymentBadges';
import { BrandLockup } from '../BrandLockup/BrandLockup';
import { Contact } from './Contact/Contact';
import { footerColumns } from './footer-columns';
import * as styles from './Footer.module.css';

/** Brand, ways to pay, ways on, and how to reach the people behind it. */
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
            <p className={styles.tagline}>{tagline}</p>
            <PaymentBadges badges={paymentBadges} />
          </div>
          {footerColumns(chrome.builtPaths).map(({ heading, links }) => {
            const words = heading ? t(heading) : brand;
            return (
              <nav key={words} aria-label={words}>
                <h2 className={styles.heading}>{words}</h2>
                <ul>
                  {links.map(({ title, target }) => (
                    <li key={target}>
                      <LocaleLink className={styles.link} to={target}>
                        {t(title)}
                      </LocaleLink>
                    </li>
                  ))}
                </ul>
              </nav>
            );
          })}
          <Contact settings={chrome.settings} />
        </div>
        <div className={styles.legal}>
          {/* The year turns between the build and the visit. */}
          <p suppressHydrationWarning>
            © <bdi className={styles.year}>{new Date().getFullYear()}</bdi> {brand}
          </p>
          {madeIn && <p>{madeIn}</p>}
        </div>
      </div>
    </footer>
  );
};
