import type { FilmReport } from '@sahra/schemas/film';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';

import type { RecordsPage } from '../../../desk/desk-record';
import { DESK_LISTS, DESK_TYPES } from '../../../desk/desk-types';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { rememberList } from '../frame/last-list';
import { useEditor } from '../frame/use-editor';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import { allowedActs } from './bulk/bulk-acts';
import { BulkReport } from './bulk/BulkReport';
import { useSelection } from './bulk/use-selection';
import { Filters } from './Filters';
import { ListHead } from './ListHead';
import { Failed, LoadingRows, Say } from './ListState';
import { NewRecord } from './NewRecord';
import { Pages } from './Pages';
import { RecordRow } from './RecordRow';
import styles from './records.module.css';
import { SavedFilters } from './SavedFilters';
import { SearchField } from './SearchField';
import { useListAddress } from './use-list-address';
import { useRowFocus } from './use-row-focus';

const SIZE = 50;
const MOVING: PageKeys = [
  ['↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
];
const CHOOSING: PageKeys = [
  ['X', 'keys.choose'],
  ['Shift X', 'keys.through'],
  ['A', 'keys.acts'],
];
const SEARCHING: PageKeys = [['/', 'keys.search']];
const LISTS = ['all', ...DESK_LISTS] as const;

/** List of the records of one entry of the menu. */
export const ListPage = () => {
  const { list: named } = useParams();
  const list = LISTS.find((each) => each === named) ?? 'all';
  const language = useDeskLanguage();
  const { text, locale, number, zone } = language;
  const editor = useEditor();
  const address = useListAddress();
  const { filter } = address;
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const { rows, move, current } = useRowFocus();
  const bar = useRef<HTMLDivElement>(null);

  const query = new URLSearchParams({
    list,
    size: String(SIZE),
    ...filter,
    ...(filter.sort === 'title' && filter.language === undefined && { language: locale }),
  });
  const { data, failed, loading, reading, reload } = useDeskData<RecordsPage>(
    `/desk/records?${query.toString()}`,
  );
  const hasFilm = list === 'videos';
  const codes = hasFilm ? (data?.records ?? []).flatMap(({ key }) => key ?? []).join(',') : '';
  const films = useDeskData<(FilmReport | null)[]>(codes === '' ? null : `/desk/films?codes=${codes}`).data;
  const filmOf = useMemo(() => new Map(films?.flatMap((film) => (film ? [[film.code, film]] : []))), [films]);

  const { search: asksForSearch } = (location.state ?? {}) as { search?: boolean };
  useEffect(() => {
    if (asksForSearch) field.current?.focus();
  }, [asksForSearch, location.key]);

  const types = DESK_TYPES.filter(
    (type) => (list === 'all' || type.list === list) && [undefined, type.type].includes(filter.type),
  );
  const namesType = types.length > 1;
  const records = data?.records ?? [];
  const selection = useSelection(location.pathname + location.search, records);
  const mayChoose = allowedActs(editor, types).length > 0;
  const choose = ({ shiftKey }: KeyboardEvent): boolean => {
    const record = records[current()];
    if (record) selection.toggle(record, { through: shiftKey });
    return record !== undefined;
  };
  useShortcuts({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    '/': () => field.current?.focus(),
    ...(mayChoose && { x: choose, a: () => bar.current?.querySelector('button')?.focus() }),
  });
  const isFiltered = Object.keys(filter).some((name) => name !== 'sort' && name !== 'page');
  const remember = (): void =>
    rememberList({
      address: location.pathname + location.search,
      name: text(`list.${list}`),
      records,
      query: query.toString(),
    });

  return (
    <DeskPage
      name={text(`list.${list}`)}
      more={
        data && (
          <>
            <small className={parts['number']}>{number(data.total)}</small>{' '}
            {records.some(({ type }) => type === 'schedule-entry') && <small>{zone}</small>}
          </>
        )
      }
      keys={mayChoose ? [...MOVING, ...CHOOSING, ...SEARCHING] : [...MOVING, ...SEARCHING]}
      top={
        <>
          <SearchField
            key={list}
            field={field}
            value={filter.q ?? ''}
            onSearch={(q) => address.set({ q }, { replace: true })}
          />
          <NewRecord types={types} onOpen={remember} />
        </>
      }
    >
      <Filters list={list} address={address} counts={data?.counts ?? null} />
      <BulkReport onOpen={remember} />
      <SavedFilters key={list} list={list} filter={filter} />
      <section className={[parts['sheet'], styles['list']].join(' ')} aria-busy={loading}>
        <ListHead
          {...{ list, hasFilm, namesType, records, bar }}
          selection={mayChoose ? selection : null}
          onEnd={reload}
        />
        {failed ? (
          <Failed onRetry={reload} isReading={reading} />
        ) : !data ? (
          <LoadingRows />
        ) : data.records.length === 0 ? (
          <Say>
            <p>{text(isFiltered ? 'empty' : 'emptyAll')}</p>
            {isFiltered && (
              <Link className={parts['button']} to={location.pathname}>
                {text('showAll')}
              </Link>
            )}
          </Say>
        ) : (
          <ul ref={rows} className={loading ? styles['waits'] : undefined}>
            {data.records.map((record) => (
              <RecordRow
                key={record.type + record.documentId}
                record={record}
                hasFilm={hasFilm}
                namesType={namesType}
                selection={mayChoose ? selection : null}
                film={films === undefined ? undefined : (filmOf.get(record.key ?? '') ?? null)}
                onOpen={remember}
              />
            ))}
          </ul>
        )}
      </section>
      {data && <Pages address={address} total={data.total} size={SIZE} />}
    </DeskPage>
  );
};
