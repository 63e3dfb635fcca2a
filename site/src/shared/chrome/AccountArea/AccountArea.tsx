import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../auth/auth-state';
import { useSignOut } from '../../auth/use-sign-out';
import { viewerDetails } from '../../auth/viewer-state';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../page/page-context';
import { useStore } from '../../store/use-store';
import { Avatar } from '../../ui/Avatar/Avatar';
import { buttonClass } from '../../ui/Button/button-class';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import * as styles from './AccountArea.module.css';

const PROFILE = '/settings/profile';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'> };

const VisitorArea = ({ context: { address, page } }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <LanguageSwitch path={address} className={buttonClass('text', 'small')} />
      {page !== 'register' && (
        <LocaleLink to="/auth/login" className={buttonClass('ghost', 'small')}>
          {t('auth.login')}
        </LocaleLink>
      )}
      <LocaleLink
        to={page === 'register' ? '/auth/login' : '/auth/register'}
        className={buttonClass('primary', 'small')}
      >
        {t(page === 'register' ? 'auth.login' : 'auth.createAccount')}
      </LocaleLink>
    </>
  );
};

const ViewerArea = ({ context: { address, chrome } }: Props) => {
  const { t } = useTranslation();
  const viewer = useStore(viewerDetails, null);
  const { signingOut, signOut } = useSignOut();
  const [open, setOpen] = useState(false);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent | MouseEvent): void => {
      const left =
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !root.current?.contains(event.target as Node);
      if (left) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('click', close);
    };
  }, [open]);

  const name = viewer?.name ?? '';
  return (
    <div className={styles.viewer} ref={root}>
      <button
        type="button"
        className={styles.badge}
        aria-expanded={open}
        aria-controls={menu}
        aria-label={t('nav.account', { name })}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </button>
      <div id={menu} className={styles.menu} hidden={!open}>
        {chrome.builtPaths.includes(PROFILE) && (
          <LocaleLink to={PROFILE} className={styles.item}>
            {t('nav.profile')}
          </LocaleLink>
        )}
        <LanguageSwitch path={address} className={styles.item} />
        <button type="button" className={styles.item} disabled={signingOut} onClick={() => void signOut()}>
          {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
        </button>
      </div>
    </div>
  );
};

/** The end of the header: how to get in, or who is in. */
export const AccountArea = ({ context }: Props) =>
  useStore(authState, null) ? <ViewerArea context={context} /> : <VisitorArea context={context} />;
