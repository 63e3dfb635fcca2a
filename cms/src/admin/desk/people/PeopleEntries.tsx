import { NavLink } from 'react-router-dom';

import { useEditor } from '../frame/use-editor';
import menu from '../frame/menu.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { PEOPLE_ENTRIES } from './people-entries';
import styles from './people.module.css';
import { useCommentCounts } from './use-comment-counts';

/** Entries of the menu for what the role may do with viewers' data; none for other roles. */
export const PeopleEntries = () => {
  const { text, number, counted } = useDeskLanguage();
  const { scopes } = useEditor();
  const entries = PEOPLE_ENTRIES.filter(({ scope }) => scopes.includes(scope));
  const waiting = useCommentCounts(scopes.includes('comments:moderate'))?.pending ?? 0;
  if (entries.length === 0) return null;
  return (
    <>
      <hr />
      {entries.map(({ name }) => (
        <NavLink key={name} to={`/desk/${name}`} title={text(name)}>
          <Icon name={name} />
          <span className={menu['name']}>{text(name)}</span>
          {name === 'comments' && waiting > 0 && (
            <>
              <b className={styles['waiting']} aria-hidden="true">
                {number(waiting)}
              </b>
              <span className={parts['hidden']}>, {counted('comments.waiting', waiting)}</span>
            </>
          )}
        </NavLink>
      ))}
    </>
  );
};
