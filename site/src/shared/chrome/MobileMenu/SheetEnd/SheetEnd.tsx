import { useTranslation } from 'react-i18next';

import { authState } from '../../../auth/auth-state';
import { useSignOut } from '../../../auth/use-sign-out';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../../page/page-context';
import { useStore } from '../../../store/use-store';
import { buttonClass } from '../../../ui/Button/button-class';
import { LanguageSwitch } from '../../LanguageSwitch/LanguageSwitch';
import * as styles from './SheetEnd.module.css';

interface Props {
  context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'>;
  onChoose: () => void;
}

/** The thumb end of the mobile menu: subscribe, the way in or out, and the language. */
export const SheetEnd = ({ context: { address, page, chrome }, onChoose }: Props) => {
  const { t } = useTranslation();
  const auth = useStore(authState, null);
  const { signingOut, signOut } = useSignOut();
  return (
    <div className={styles.end}>
      {!auth?.has_subscription && chrome.builtPaths.includes('/subscribe') && (
        <LocaleLink to="/subscribe" className={buttonClass('primary')} onClick={onChoose}>
          {t('nav.subscribe')}
        </LocaleLink>
      )}
      {!auth && page !== 'login' && (
        <LocaleLink to="/auth/login" className={buttonClass('ghost')} onClick={onChoose}>
          {t('auth.login')}
        </LocaleLink>
      )}
      {auth && (
        <button
          type="button"
          className={buttonClass('ghost')}
          disabled={signingOut}
          onClick={() => void signOut().finally(onChoose)}
        >
          {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
        </button>
      )}
      <LanguageSwitch path={address} className={buttonClass('text')} />
    </div>
  );
};
