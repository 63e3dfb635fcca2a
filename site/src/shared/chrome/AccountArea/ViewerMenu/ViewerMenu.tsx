import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../auth/use-sign-out';
import { viewerDetails } from '../../../auth/viewer-state';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../../page/page-context';
import { useStore } from '../../../store/use-store';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { LanguageSwitch } from '../../LanguageSwitch/LanguageSwitch';
import { MENU_ENTER } from '../../menu-enter';
import { PROFILE } from '../../nav-items';
import { useDisclosure } from '../../use-disclosure';
import { viewerLinks } from '../../viewer-links';
import * as styles from './ViewerMenu.module.css';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'chrome'> };

/** The viewer's star button and its menu. The star appears without the initial until the name is loaded. */
export const ViewerMenu = ({ context: { address, chrome } }: Props) => {
  const { t } = useTranslation();
  const name = useStore(viewerDetails, null)?.name ?? '';
  const { signingOut, signOut } = useSignOut();
  const { open, setOpen, root, button, id } = useDisclosure();
  const identity = (
    <>
      <Avatar name={name} size="small" />
      <bdi className={styles.name}>{name}</bdi>
    </>
  );
  return (
    <div className={styles.viewer} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.badge}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name ? t('nav.account', { name }) : t('nav.yourAccount')}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </button>
      <div id={id} className={styles.menu} style={MENU_ENTER} hidden={!open}>
        {name &&
          (chrome.builtPaths.includes(PROFILE) ? (
            <LocaleLink
              to={PROFILE}
              className={`${styles.identity} ${styles.profile}`}
              onClick={() => setOpen(false)}
            >
              {identity}
            </LocaleLink>
          ) : (
            <p className={styles.identity}>{identity}</p>
          ))}
        {viewerLinks(chrome.builtPaths).map(({ to, title }) => (
          <LocaleLink key={to} to={to} className={styles.item} onClick={() => setOpen(false)}>
            {t(title)}
          </LocaleLink>
        ))}
        <LanguageSwitch path={address} className={styles.item} />
        <button type="button" className={styles.item} disabled={signingOut} onClick={() => void signOut()}>
          {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
        </button>
      </div>
    </div>
  );
};
