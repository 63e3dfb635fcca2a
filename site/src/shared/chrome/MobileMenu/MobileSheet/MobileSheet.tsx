import { useTranslation } from 'react-i18next';

import { authState } from '../../../auth/auth-state';
import { viewerDetails } from '../../../auth/viewer-state';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../../page/page-context';
import { useStore } from '../../../store/use-store';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Icon } from '../../../ui/Icon/Icon';
import { BrandLockup } from '../../BrandLockup/BrandLockup';
import { mobileItems, PROFILE } from '../../nav-items';
import { SheetEnd } from '../SheetEnd/SheetEnd';
import * as styles from './MobileSheet.module.css';

interface Props {
  context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'>;
  /** Called when anything is chosen: the sheet closes. */
  onChoose: () => void;
}

/** What the mobile menu shows: the ways through the site, and at the thumb the ways in and out. */
export const MobileSheet = ({ context, onChoose }: Props) => {
  const { t } = useTranslation();
  const signedIn = useStore(authState, null) !== null;
  const name = useStore(viewerDetails, null)?.name ?? '';
  const { address, chrome } = context;
  const { brand } = chrome.settings;
  const entry = (target: string | null) => ({
    to: target ?? '/',
    className: styles.entry,
    'aria-current': target === address ? ('page' as const) : undefined,
    onClick: onChoose,
  });
  return (
    <>
      <div className={styles.top}>
        <LocaleLink
          to="/"
          className={styles.brand}
          aria-label={t('nav.brandHome', { brand })}
          onClick={onChoose}
        >
          <BrandLockup brand={brand} />
        </LocaleLink>
        <button type="button" className={styles.closer} aria-label={t('nav.closeMenu')} onClick={onChoose}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('nav.mobile')}>
        <ul className={styles.entries}>
          {mobileItems(chrome).map(({ title, target }) => (
            <li key={title}>
              <LocaleLink {...entry(target)}>
                {t(title)} <Icon name="next" directed />
              </LocaleLink>
            </li>
          ))}
          {signedIn && chrome.builtPaths.includes(PROFILE) && (
            <li>
              <LocaleLink {...entry(PROFILE)}>
                {t('nav.profile')} <Avatar name={name} size="small" />
              </LocaleLink>
            </li>
          )}
        </ul>
      </nav>
      <SheetEnd context={context} onChoose={onChoose} />
    </>
  );
};
