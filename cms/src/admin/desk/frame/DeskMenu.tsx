import type { Locale } from '@sahra/schemas/constants';
import { useNotification } from '@strapi/strapi/admin';
import { Link, NavLink } from 'react-router-dom';

import { DESK_LISTS } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import { PeopleEntries } from '../people/PeopleEntries';
import { Icon, type IconName } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { enterStrapi } from './strapi-mode';
import { useChangeLanguage } from './use-change-language';
import { useEditor } from './use-editor';
import styles from './menu.module.css';

interface EntryProps {
  to: string;
  icon: IconName;
  name: string;
  end?: boolean;
}

const Entry = ({ to, icon, name, end = false }: EntryProps) => (
  <NavLink to={to} end={end} title={name}>
    <Icon name={icon} />
    <span className={styles['name']}>{name}</span>
  </NavLink>
);

const SHORT: Readonly<Record<Locale, string>> = { en: 'EN', ar: 'ع' };

/** Menu of the desk, in place of Strapi's. */
export const DeskMenu = () => {
  const { text, other, roleName } = useDeskLanguage();
  const { name, roles, isOwner, signOut } = useEditor();
  const changeLanguage = useChangeLanguage();
  const { toggleNotification } = useNotification();
  const change = (): void =>
    void changeLanguage(other).catch(() => toggleNotification({ type: 'danger', message: text('notSaved') }));
  return (
    <nav className={styles['nav']} aria-label={text('menu')} data-desk-menu>
      <span className={styles['brand']}>
        <span className={styles['mark']} aria-hidden="true" />
        <span className={styles['name']}>
          {text('brand')} <small>{text('desk')}</small>
        </span>
      </span>
      <NavLink className={styles['find']} to="/desk/all" state={{ search: true }} title={text('find')}>
        <Icon name="search" />
        <span className={styles['name']}>{text('find')}</span>
        <kbd className={parts['key']}>Ctrl K</kbd>
      </NavLink>
      <Entry to="/" end icon="today" name={text('today')} />
      {DESK_LISTS.filter((list) => list !== 'schedule').map((list) => (
        <Entry key={list} to={`/desk/${list}`} icon={list} name={text(`list.${list}`)} />
      ))}
      <hr />
      <Entry to="/desk/translations" icon="translations" name={text('translations')} />
      <Entry to="/desk/glossary" icon="glossary" name={text('glossary')} />
      <Entry to="/desk/planner" icon="schedule" name={text('planner')} />
      <Entry to="/desk/pictures" icon="pictures" name={text('pictures')} />
      <PeopleEntries />
      {isOwner && <Entry to="/desk/team" icon="team" name={text('team')} />}
      <span className={styles['space']} />
      {isOwner && (
        <Link to="/content-manager" title={text('openStrapi')} onClick={enterStrapi}>
          <Icon name="strapi" />
          <span className={styles['name']}>{text('openStrapi')}</span>
        </Link>
      )}
      <button type="button" onClick={signOut} title={text('signOut')}>
        <Icon name="leave" />
        <span className={styles['name']}>{text('signOut')}</span>
      </button>
      <span className={styles['me']}>
        <NavLink to="/me" className={styles['who']} title={text('profile')}>
          <span className={styles['initial']} aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <span className={styles['name']}>
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
          {SHORT[other]}
        </button>
      </span>
    </nav>
  );
};
