import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { AccountArea } from '../AccountArea/AccountArea';
import { BrandLockup } from '../BrandLockup/BrandLockup';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { SEARCH, topItems } from '../nav-items';
import * as styles from './Header.module.css';
import { useScrolled } from './use-scrolled';

/** Brand, navigation and account, over every page with site chrome. */
export const Header = ({
  context,
}: {
  context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'>;
}) => {
  const { t } = useTranslation();
  const scrolled = useScrolled();
  const { chrome, address } = context;
  // Error pages run no scripts: nothing in them may need one.
  const scripted = context.page !== 'error';
  const { brand } = chrome.settings;
  return (
    <header className={styles.header} data-scrolled={scrolled} data-plain={scripted ? undefined : ''}>
      <div className={styles.inner}>
        <LocaleLink to="/" className={styles.brand} aria-label={t('nav.brandHome', { brand })}>
          <BrandLockup brand={brand} />
        </LocaleLink>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <ul>
            {topItems(chrome)
              .filter(({ target }) => scripted || target !== null)
              .map(({ title, target }) => (
                <li key={title}>
                  {target === null ? (
                    <MegaMenu channels={chrome.channels} className={styles.entry} />
                  ) : (
                    <LocaleLink
                      to={target}
                      className={styles.entry}
                      aria-current={target === address ? 'page' : undefined}
                    >
                      {t(title)}
                    </LocaleLink>
                  )}
                </li>
              ))}
            {chrome.builtPaths.includes(SEARCH) && (
              <li className={styles.search}>
                <LocaleLink
                  to={SEARCH}
                  aria-label={t('nav.search')}
                  aria-current={SEARCH === address ? 'page' : undefined}
                >
                  <Icon name="search" />
                </LocaleLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.end}>
          <AccountArea context={context} />
        </div>
        {scripted && <MobileMenu context={context} />}
      </div>
    </header>
  );
};
