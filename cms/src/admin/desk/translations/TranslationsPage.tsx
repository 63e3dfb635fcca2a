import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { Fragment, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { DeskRecord, LanguageState, PairCount, RecordsPage } from '../../../desk/desk-record';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { rememberList } from '../frame/last-list';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import listRow from '../parts/list-row.module.css';
import parts from '../parts/parts.module.css';
import { StateStar } from '../parts/StateStar';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { Pages } from '../records/Pages';
import { SearchField } from '../records/SearchField';
import { useListAddress } from '../records/use-list-address';
import { useRowFocus } from '../records/use-row-focus';
import { useDeskData } from '../use-desk-data';
import { MatrixRow } from './MatrixRow';
import styles from './translations.module.css';

const SIZE = 50;
const KEYS: PageKeys = [
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['Enter', 'keys.open'],
  ['M', 'keys.missing'],
  ['O', 'keys.outdated'],
  ['/', 'keys.search'],
];
const STATES = ['missing', 'outdated', 'draft', 'live'] as const;

type Wanted = (state: LanguageState | null) => boolean;
const isWaiting: Wanted = (state) => state === 'missing' || state === 'outdated';

const languageOf = (named: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === named);

/** Number of texts in these languages whose state is wanted. */
const textsOf = (counts: readonly PairCount[], locales: readonly Locale[], wanted: Wanted): number =>
  counts.reduce((sum, pair) => sum + pair.count * locales.filter((locale) => wanted(pair[locale])).length, 0);

/** Records by type, in the order in which the server sends them. */
const groupsOf = (records: readonly DeskRecord[]): [string, DeskRecord[]][] => {
  const groups = new Map<string, DeskRecord[]>();
  for (const record of records) groups.set(record.type, [...(groups.get(record.type) ?? []), record]);
  return [...groups];
};

/** All texts that wait in one language or in both, grouped by type of record. */
export const TranslationsPage = () => {
  const { text, locales, number, typeName } = useDeskLanguage();
  const address = useListAddress();
  const { filter } = address;
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const { rows, move } = useRowFocus();
  const language = languageOf(filter.language);
  const state = filter.state ?? 'waiting';
  const query = new URLSearchParams({ ...filter, list: 'words', state, sort: 'type', size: String(SIZE) });
  const { data, failed, loading, reading, reload } = useDeskData<RecordsPage>(
    `/desk/records?${query.toString()}`,
  );
  const counts = data?.counts ?? [];
  const asked = language ? [language] : locales;

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    m: () => address.set({ state: state === 'missing' ? '' : 'missing' }),
    o: () => address.set({ state: state === 'outdated' ? '' : 'outdated' }),
    '/': () => field.current?.focus(),
  });
  const remember = (): void =>
    rememberList({
      address: location.pathname + location.search,
      name: text('translations'),
      records: data?.records ?? [],
      query: query.toString(),
    });

  return (
    <DeskPage
      name={text('translations')}
      keys={KEYS}
      top={
        <>
          <div className={controls['pills']}>
            {[undefined, ...locales].map((into) => (
              <Link
                key={into ?? 'both'}
                className={controls['pill']}
                to={address.with({ language: into ?? '' })}
                {...(into === language && { 'aria-current': 'true' as const })}
              >
                {text(into ? `into.${into}` : 'intoBoth')}{' '}
                <b className={parts['number']}>
                  {number(textsOf(counts, into ? [into] : locales, isWaiting))}
                </b>
              </Link>
            ))}
          </div>
          <SearchField
            field={field}
            value={filter.q ?? ''}
            onSearch={(q) => address.set({ q }, { replace: true })}
          />
        </>
      }
    >
      <ul className={styles['totals']}>
        {STATES.map((each) => (
          <li key={each}>
            <Link
              className={[parts['sheet'], styles['total']].join(' ')}
              to={address.with({ state: state === each ? '' : each })}
              {...(state === each && { 'aria-current': 'true' as const })}
            >
              <StateStar state={each} />
              <strong className={parts['number']}>
                {number(textsOf(counts, asked, (own) => own === each))}
              </strong>
              <span className={parts['quiet']}>{text(`about.${each}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className={parts['sheet']} aria-busy={loading}>
        <div
          className={[listRow['row'], listRow['head'], styles['row'], styles['head']].join(' ')}
          aria-hidden="true"
        >
          <span />
          <span>{text('record')}</span>
          {locales.map((each) => (
            <span key={each}>{text(each)}</span>
          ))}
          <span />
        </div>
        {failed ? (
          <Failed onRetry={reload} isReading={reading} />
        ) : !data ? (
          <LoadingRows />
        ) : data.records.length === 0 ? (
          <Say>
            <p>{text(filter.q === undefined ? 'allDone' : 'empty')}</p>
            {Object.keys(filter).length > 0 && (
              <Link className={parts['button']} to={location.pathname}>
                {text('showAll')}
              </Link>
            )}
          </Say>
        ) : (
          <ul ref={rows}>
            {groupsOf(data.records).map(([type, records]) => (
              <Fragment key={type}>
                <li className={styles['group']}>{typeName(type)}</li>
                {records.map((record) => (
                  <MatrixRow
                    key={type + record.documentId}
                    record={record}
                    onOpen={remember}
                    onChanged={reload}
                  />
                ))}
              </Fragment>
            ))}
          </ul>
        )}
      </section>
      {data && <Pages address={address} total={data.total} size={SIZE} />}
    </DeskPage>
  );
};
