import { NavLink } from 'react-router-dom';

import { DESK_LISTS } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import { PeopleEntries } from '../people/PeopleEntries';
import { Icon, type IconName } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { BRAND_MARK_ON_INK } from './brand-mark';
import { MenuFoot } from './MenuFoot';
import { useEditor } from './use-editor';
import { useScrollEdges } from './use-scroll-edges';
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

/** Menu of the desk, in place of Strapi's. In a low window its entries scroll, which their edges tell, and the foot stays in view. */
export const DeskMenu = () => {
  const { text } = useDeskLanguage();
  const { isOwner } = useEditor();
  const { part, edges } = useScrollEdges<HTMLDivElement>();
  return (
    <nav className={styles['nav']} aria-label={text('menu')} data-desk-menu>
      <span className={styles['brand']}>
        <img className={styles['mark']} src={BRAND_MARK_ON_INK} alt="" />
        <span className={styles['name']}>
          {text('brand')} <small>{text('desk')}</small>
        </span>
      </span>
      <NavLink className={styles['find']} to="/desk/all" state={{ search: true }} title={text('find')}>
        <Icon name="search" />
        <span className={styles['name']}>{text('find')}</span>
        <kbd className={parts['key']}>Ctrl K</kbd>
      </NavLink>
      <div ref={part} className={styles['entries']} {...edges}>
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
      </div>
      <MenuFoot />
    </nav>
  );
};
