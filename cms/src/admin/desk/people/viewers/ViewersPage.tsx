import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { FoundViewer } from '../../../../people/people-types';
import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useShortcuts } from '../../frame/use-shortcuts';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { Say } from '../../records/ListState';
import { Field } from '../../parts/Field';
import { ListBody } from '../ListBody';
import forms from '../../parts/forms.module.css';
import people from '../people.module.css';
import { usePeopleList } from '../use-people-list';
import { ViewerPane } from './ViewerPane';

const KEYS: PageKeys = [['/', 'keys.search']];
const QUERY_MIN = 2;

/**
 * Search for a viewer by address or name, and what is kept about them. The search text stays out of the page's address:
 * it may be somebody's e-mail address.
 */
export const ViewersPage = () => {
  const { text, day } = useDeskLanguage();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('id');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const list = usePeopleList<FoundViewer>(
    query.length < QUERY_MIN ? null : `/desk/people/viewers?q=${encodeURIComponent(query)}`,
  );
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <DeskPage name={text('viewers')} keys={KEYS}>
      <div className={people['twoPanes']}>
        <section className={parts['sheet']}>
          <form
            role="search"
            className={forms['find']}
            onSubmit={(event) => {
              event.preventDefault();
              setQuery(typed.trim());
            }}
          >
            <Field label={text('viewers.find')} hint={text('viewers.findHint')}>
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  type="search"
                  dir="auto"
                  maxLength={254}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <button type="submit" className={[parts['button'], parts['primary']].join(' ')}>
              {text('search')}
            </button>
          </form>
          {query.length >= QUERY_MIN && (
            <ListBody list={list} empty={text('viewers.none')}>
              {(viewers) => (
                <ul>
                  {viewers.map((viewer) => (
                    <li key={viewer.id}>
                      <button
                        type="button"
                        className={people['pick']}
                        onClick={() => setParameters({ id: viewer.id })}
                        {...(viewer.id === id && { 'aria-current': 'true' as const })}
                      >
                        <b>
                          <bdi>{viewer.name}</bdi>
                        </b>
                        <span>
                          <bdi>{viewer.email}</bdi>
                        </span>
                        <small>{text('comments.since', { day: day(viewer.created_at) })}</small>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </ListBody>
          )}
        </section>
        {id === null ? (
          <Say>
            <p>{text('viewers.choose')}</p>
          </Say>
        ) : (
          <ViewerPane key={id} id={id} />
        )}
      </div>
    </DeskPage>
  );
};
