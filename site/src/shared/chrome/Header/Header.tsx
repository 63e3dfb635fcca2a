import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../page/page-context';
import { SearchForm } from '../../search/SearchForm/SearchForm';
import { Icon } from '../../ui/Icon/Icon';
import { AccountArea } from '../AccountArea/AccountArea';
import { BrandLockup } from '../BrandLockup/BrandLockup';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { MenuLink } from '../MenuLink/MenuLink';
import { menuIcon } from '../menu-icon';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { MORE } from '../nav-items';
import { useMenu } from '../use-menu';
import * as styles from './Header.module.css';

/** In pixels. More than an accidental touch movement, less than the height of the header. */
const BEGINNING_PX = 8;

/** Returns whether the page is scrolled away from the top. */
const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > BEGINNING_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
};

/** Header with brand, navigation and account area, on every page with site chrome. */
export const Header = ({
  context,
}: {
  context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'>;
}) => {
  const { t } = useTranslation();
  const scrolled = useScrolled();
  const { chrome, address } = context;
  const entries = useMenu(chrome, 'TOP');
  // Error pages have no scripts, so no element on them may need one.
  const scripted = context.page !== 'error';
  // The page of search has a larger field of its own.
  const searches =
    scripted && context.page !== 'search' && entries.some((item) => menuIcon(item) === 'search');
  const { brand } = chrome.settings;
  return (
    <header className={styles.header} data-scrolled={scrolled} data-plain={scripted ? undefined : ''}>
      <div className={styles.inner}>
        <LocaleLink to="/" className={styles.brand} aria-label={t('nav.brandHome', { brand })}>
          <BrandLockup brand={brand} />
        </LocaleLink>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <ul>
            {entries
              .filter(({ target }) => scripted || target !== MORE)
              .map((item) => {
                const icon = menuIcon(item);
                return (
                  <li key={item.key} className={icon ? styles.search : undefined} data-field={searches}>
                    {item.target === MORE ? (
                      <MegaMenu item={item} chrome={chrome} className={styles.entry} />
                    ) : icon ? (
                      <MenuLink item={item} address={address} aria-label={item.title}>
                        <Icon name={icon} />
                      </MenuLink>
                    ) : (
                      <MenuLink item={item} address={address} className={styles.entry} />
                    )}
                  </li>
                );
              })}
          </ul>
        </nav>
        {searches && (
          <div className={styles.field}>
            <SearchForm look="header" />
          </div>
        )}
        <div className={styles.end}>
          <AccountArea context={context} />
        </div>
        {scripted && <MobileMenu context={context} />}
      </div>
    </header>
  );
};
