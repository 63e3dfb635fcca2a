import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../auth/use-sign-out';
import { languageProps } from '../../../i18n/language-props';
import { usePageLocale } from '../../../i18n/locale-context';
import type { PageContext } from '../../../page/page-context';
import { buttonClass } from '../../../ui/Button/button-class';
import { LanguageSwitch } from '../../LanguageSwitch/LanguageSwitch';
import { MenuLink } from '../../MenuLink/MenuLink';
import { LANGUAGE, LOGIN, REGISTER, SIGN_OUT } from '../../nav-items';
import type { MenuItem } from '../../nav-items';
import * as styles from './SheetEnd.module.css';

interface Props {
  context: Pick<PageContext<unknown>, 'address'>;
  /** Account entries for the current viewer, in the editors' order. */
  items: readonly MenuItem[];
  onChoose: () => void;
}

/** Bottom of the mobile menu: subscribe, login and registration or sign-out, and the language switch. */
export const SheetEnd = ({ context: { address }, items, onChoose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { signingOut, signOut } = useSignOut();
  return (
    <div className={styles.end}>
      {items
        .filter(({ target }) => (target !== LOGIN && target !== REGISTER) || target !== address)
        .map((item) => {
          const { key, target, title, language } = item;
          // The label is the other language's name in that language, so its speakers can read it.
          if (target === LANGUAGE)
            return (
              <LanguageSwitch key={key} path={address} className={`${buttonClass('text')} ${styles.wide}`} />
            );
          if (target === SIGN_OUT)
            return (
              <button
                key={key}
                type="button"
                className={`${buttonClass('ghost')} ${styles.wide}`}
                disabled={signingOut}
                {...(signingOut ? {} : languageProps(language, locale))}
                onClick={() => void signOut().finally(onChoose)}
              >
                {signingOut ? t('auth.signingOut') : title}
              </button>
            );
          const subscribes = target === '/subscribe';
          return (
            <MenuLink
              key={key}
              item={item}
              className={`${buttonClass(subscribes ? 'primary' : 'ghost')} ${subscribes ? styles.wide : styles.door}`}
              onClick={onChoose}
            />
          );
        })}
    </div>
  );
};
