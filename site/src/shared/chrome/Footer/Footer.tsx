import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { Chrome } from '../../page/page-context';
import * as styles from './Footer.module.css';

const LINKS = [
  { title: 'nav.home', target: '/home' },
  { title: 'nav.shows', target: '/shows' },
  { title: 'nav.channels', target: '/channels-list' },
  { title: 'nav.faq', target: '/faq' },
] as const;

/** Brand, ways on, and how to reach the people behind it. */
export const Footer = ({ chrome }: { chrome: Chrome }) => {
  const { t } = useTranslation();
  const { brand, brandEcho, tagline, contactEmail, phones } = chrome.settings;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>
            <bdi>{brand}</bdi> <bdi className={styles.echo}>{brandEcho}</bdi>
          </p>
          <p className={styles.muted}>{tagline}</p>
        </div>
        <nav aria-label={t('footer.explore')}>
          <h2 className={styles.heading}>{t('footer.explore')}</h2>
          <ul>
            {LINKS.filter(({ target }) => chrome.builtPaths.includes(target)).map(({ title, target }) => (
              <li key={target}>
                <LocaleLink className={styles.link} to={target}>
                  {t(title)}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a className={styles.link} href={`mailto:${contactEmail}`}>
                <bdi dir="ltr">{contactEmail}</bdi>
              </a>
            </li>
            {phones.map(({ country, number }) => (
              <li key={number}>
                <span className={styles.muted}>{country}</span>{' '}
                <a className={styles.link} href={`tel:${number.replace(/\s/g, '')}`}>
                  <bdi dir="ltr">{number}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};
