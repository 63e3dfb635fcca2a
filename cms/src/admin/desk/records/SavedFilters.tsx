import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { FILTER_NAME_MAX, type SavedFilter } from '../../../desk/saved-filters/saved-filter';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import styles from './records.module.css';
import type { ListFilter } from './use-list-address';

/** Query of a filter, without its page. */
const queryOf = (filter: ListFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([name]) => name !== 'page')).toString();

interface Props {
  list: string;
  filter: ListFilter;
}

/** Filters of a list that the editor has kept under a name, and the way to keep the one that is in force. */
export const SavedFilters = ({ list, filter }: Props) => {
  const { text } = useDeskLanguage();
  const { pathname } = useLocation();
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data, reload } = useDeskData<SavedFilter[]>('/desk/filters');
  const [name, setName] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isNaming = name !== null;
  // The field comes with the press of a button that it replaces, and takes the focus once.
  useEffect(() => {
    if (isNaming) field.current?.focus();
  }, [isNaming]);
  const own = (data ?? []).filter((each) => each.list === list);
  const query = queryOf(filter);
  const open = own.find((each) => each.query === query);
  const failed = (): void => toggleNotification({ type: 'danger', message: text('filter.failed') });

  const keep = (event: FormEvent): void => {
    event.preventDefault();
    post('/desk/filters', { list, name, query }).then(() => {
      setName(null);
      reload();
    }, failed);
  };

  if (own.length === 0 && query === '') return null;
  return (
    <div className={controls['pills']} role="group" aria-label={text('filter.kept')}>
      {own.map(({ id, name: kept, query: keptQuery }) => (
        <Link
          key={id}
          className={controls['pill']}
          to={`${pathname}?${keptQuery}`}
          {...(keptQuery === query && { 'aria-current': 'true' as const })}
        >
          <bdi>{kept}</bdi>
        </Link>
      ))}
      {open && (
        <button
          type="button"
          className={parts['link']}
          onClick={() => void del(`/desk/filters/${open.id}`).then(reload, failed)}
        >
          {text('filter.delete', { name: open.name })}
        </button>
      )}
      {query !== '' && !open && name === null && (
        <button type="button" className={parts['link']} onClick={() => setName('')}>
          {text('filter.keep')}
        </button>
      )}
      {name !== null && (
        <form className={styles['keep']} onSubmit={keep}>
          <input
            value={name}
            dir="auto"
            required
            maxLength={FILTER_NAME_MAX}
            aria-label={text('filter.name')}
            placeholder={text('filter.name')}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setName(null);
            }}
            ref={field}
          />
          <button type="submit" className={parts['button']}>
            {text('filter.save')}
          </button>
          <button type="button" className={parts['link']} onClick={() => setName(null)}>
            {text('filter.cancel')}
          </button>
        </form>
      )}
    </div>
  );
};
