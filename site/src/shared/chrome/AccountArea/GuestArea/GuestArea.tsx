import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../../page/page-context';
import { buttonClass } from '../../../ui/Button/button-class';
import { LanguageSwitch } from '../../LanguageSwitch/LanguageSwitch';
import * as styles from './GuestArea.module.css';

type Props = { context: Pick<PageContext<unknown>, 'address' | 'page'> };

const DOORS = [
  { page: 'login', to: '/auth/login', title: 'auth.login', look: 'ghost' },
  { page: 'register', to: '/auth/register', title: 'auth.createAccount', look: 'primary' },
] as const;

/** Error pages have no scripts and never learn who reads them: this page asks a guest to log in. */
const DOORS_OF_ANYBODY = [
  { page: 'account', to: '/account', title: 'nav.yourAccount', look: 'ghost' },
] as const;

/** Language switch, login and registration links; on one of these pages, only the other link. */
export const GuestArea = ({ context: { address, page } }: Props) => {
  const { t } = useTranslation();
  const doors = page === 'error' ? DOORS_OF_ANYBODY : DOORS;
  return (
    <div className={styles.area}>
      <LanguageSwitch path={address} className={buttonClass('text', 'small')} />
      {doors
        .filter((door) => door.page !== page)
        .map(({ to, title, look }, _, { length }) => (
          <LocaleLink
            key={to}
            to={to}
            // On a login or registration page, the form's own button is the primary one.
            className={buttonClass(length === 1 ? 'ghost' : look, 'small')}
          >
            {t(title)}
          </LocaleLink>
        ))}
    </div>
  );
};
