import { useNotification } from '@strapi/strapi/admin';
import { Link, NavLink } from 'react-router-dom';

import { LANGUAGE_MARK } from '../language/language-mark';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import { enterStrapi } from './strapi-mode';
import { useChangeLanguage } from './use-change-language';
import { useEditor } from './use-editor';
import menu from './menu.module.css';
import styles from './menu-foot.module.css';

/** Foot of the menu: the way out, the profile and the other language. */
export const MenuFoot = () => {
  const { text, other, roleName } = useDeskLanguage();
  const { name, roles, isOwner, signOut } = useEditor();
  const changeLanguage = useChangeLanguage();
  const { toggleNotification } = useNotification();
  const change = (): void =>
    void changeLanguage(other).catch(() => toggleNotification({ type: 'danger', message: text('notSaved') }));
  return (
    <div className={menu['foot']}>
      {isOwner && (
        <Link to="/content-manager" title={text('openStrapi')} onClick={enterStrapi}>
          <Icon name="strapi" />
          <span className={menu['name']}>{text('openStrapi')}</span>
        </Link>
      )}
      <button type="button" onClick={signOut} title={text('signOut')}>
        <Icon name="leave" />
        <span className={menu['name']}>{text('signOut')}</span>
      </button>
      <span className={styles['me']}>
        <NavLink to="/me" className={styles['who']} title={text('profile')}>
          <span className={styles['initial']} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className={menu['name']}>
            {name}
            <small>{roles.map(roleName).join(' · ')}</small>
          </span>
        </NavLink>
        <button
          type="button"
          className={styles['language']}
          lang={other}
          title={text('otherLanguage')}
          aria-label={text('otherLanguage')}
          onClick={change}
        >
          {LANGUAGE_MARK[other]}
        </button>
      </span>
    </div>
  );
};
