import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../auth/auth-state';
import { useSignOut } from '../../auth/use-sign-out';
import { viewerDetails } from '../../auth/viewer-state';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../page/page-context';
import { useStore } from '../../store/use-store';
import { Avatar } from '../../ui/Avatar/Avatar';
import { buttonClass } from '../../ui/Button/button-class';
import { Icon } from '../../ui/Icon/Icon';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { mobileItems } from '../nav-items';
import * as styles from './MobileMenu.module.css';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

/** The menu of narrow screens: a modal sheet, so focus stays in it and comes back to its button. Any choice closes it. */
export const MobileMenu = ({ context: { address, page, chrome } }: Props) => {
  const { t } = useTranslation();
  const auth = useStore(authState, null);
  const viewer = useStore(viewerDetails, null);
  const { signingOut, signOut } = useSignOut();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const leads = (target: string): boolean => chrome.builtPaths.includes(target);
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('nav.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" directed />
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label={t('nav.mobile')} onClose={close}>
        <button type="button" className={styles.closer} aria-label={t('nav.closeMenu')} onClick={close}>
          <Icon name="close" />
        </button>
        <nav aria-label={t('nav.mobile')}>
          <ul>
            {mobileItems(chrome).map(({ title, target }) => (
              <li key={title}>
                <LocaleLink
                  to={target ?? '/'}
                  className={styles.entry}
                  aria-current={target === address ? 'page' : undefined}
                  onClick={close}
                >
                  {t(title)}
                </LocaleLink>
              </li>
            ))}
            {auth && leads('/settings/profile') && (
              <li>
                <LocaleLink to="/settings/profile" className={styles.entry} onClick={close}>
                  <Avatar name={viewer?.name ?? ''} /> {t('nav.profile')}
                </LocaleLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.end}>
          {!auth?.has_subscription && leads('/subscribe') && (
            <LocaleLink to="/subscribe" className={buttonClass('primary')} onClick={close}>
              {t('nav.subscribe')}
            </LocaleLink>
          )}
          {auth ? (
            <button
              type="button"
              className={buttonClass('ghost')}
              disabled={signingOut}
              onClick={() => void signOut().finally(close)}
            >
              {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
            </button>
          ) : (
            page !== 'login' && (
              <LocaleLink to="/auth/login" className={buttonClass('ghost')} onClick={close}>
                {t('auth.login')}
              </LocaleLink>
            )
          )}
          <LanguageSwitch path={address} className={buttonClass('text')} />
        </div>
      </dialog>
    </div>
  );
};
