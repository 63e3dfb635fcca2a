import { useTranslation } from 'react-i18next';

import { BrandLockup } from '../../../chrome/BrandLockup/BrandLockup';
import { LanguageSwitch } from '../../../chrome/LanguageSwitch/LanguageSwitch';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../ui/Button/button-class';
import { StaleNotice } from '../../StaleNotice/StaleNotice';
import type { LayoutProps } from '../layout-props';
import * as styles from './AuthLayout.module.css';

/**
 * Layout of login and registration pages: a form and a panel of pictures beside it. The brand is the only link
 * away.
 */
export const AuthLayout = ({ context, art, children }: LayoutProps) => {
  const { t } = useTranslation();
  const { brand } = context.chrome.settings;
  const door = context.page === 'register' ? '/auth/login' : '/auth/register';
  return (
    <div className={art ? `${styles.frame} ${styles.withArt}` : styles.frame}>
      <div className={styles.side}>
        <header className={styles.header}>
          <LocaleLink to="/" className={styles.brand} aria-label={t('nav.brandHome', { brand })}>
            <BrandLockup brand={brand} />
          </LocaleLink>
          <div className={styles.end}>
            <LanguageSwitch path={context.address} className={buttonClass('text', 'small')} />
            <LocaleLink to={door} className={`${buttonClass('ghost', 'small')} ${styles.door}`}>
              {t(door === '/auth/login' ? 'auth.login' : 'auth.createAccount')}
            </LocaleLink>
          </div>
        </header>
        <StaleNotice />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {art && <div className={styles.art}>{art}</div>}
    </div>
  );
};
