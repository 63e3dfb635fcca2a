import type { Locale } from '@sahra/schemas/constants';
import { Link } from 'react-router-dom';

import {
  RECORD_ORDERS,
  type LanguageState,
  type PairCount,
  type RecordsPage,
} from '../../../desk/desk-record';
import { DESK_TYPES } from '../../../desk/desk-types';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { useDeskData } from '../use-desk-data';
import styles from './records.module.css';
import type { ListAddress } from './use-list-address';

const KINDS = ['episode', 'match', 'clip', 'highlight', 'short'] as const;
const WITH_CHANNEL = ['videos', 'shows', 'schedule'];
const ORDERS = RECORD_ORDERS.filter((order) => order !== 'type');
const CHANNELS = '/desk/records?list=channels&type=channel&size=100&sort=title&language=';

const countOf = (counts: readonly PairCount[], state: LanguageState, locale: Locale): number =>
  counts.filter((pair) => pair[locale] === state).reduce((sum, { count }) => sum + count, 0);

interface ChooserProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}

const Chooser = ({ label, value, options, onChoose }: ChooserProps) => (
  <select
    className={controls['select']}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {options.map(([each, name]) => (
      <option key={each} value={each}>
        {name}
      </option>
    ))}
  </select>
);

interface Props {
  list: string;
  address: ListAddress;
  /** Null while they are loaded. */
  counts: readonly PairCount[] | null;
}

/** Filters of a list: states of each language with their counts, channel, kind, and the order. */
export const Filters = ({ list, address, counts }: Props) => {
  const { text, locale, locales, number, typeName, kindName } = useDeskLanguage();
  const { filter, set } = address;
  const hasChannel = WITH_CHANNEL.includes(list);
  const channels = useDeskData<RecordsPage>(hasChannel ? `${CHANNELS}${locale}` : null).data?.records ?? [];
  const types = DESK_TYPES.filter((type) => list === 'all' || type.list === list);
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const states = locales.flatMap((each) =>
    (['missing', 'outdated', 'draft'] as const).map((state) => ({
      each,
      state,
      count: countOf(counts ?? [], state, each),
    })),
  );
  const isOn = (state: string, language: string): boolean =>
    filter.state === state && filter.language === language;
  return (
    <div className={styles['filters']}>
      <div className={controls['pills']}>
        <Link
          className={controls['pill']}
          to={address.with({ state: '', language: '' })}
          {...(filter.state === undefined && { 'aria-current': 'true' as const })}
        >
          {text('all')} {all !== undefined && <b className={parts['number']}>{number(all)}</b>}
        </Link>
        {states
          .filter(({ each, state, count }) => count > 0 || isOn(state, each))
          .map(({ each, state, count }) => (
            <Link
              key={each + state}
              className={controls['pill']}
              to={address.with({ state, language: each })}
              {...(isOn(state, each) && { 'aria-current': 'true' as const })}
            >
              {text(`filter.${state}.${each}`)} <b className={parts['number']}>{number(count)}</b>
            </Link>
          ))}
      </div>
      <span className={styles['space']} />
      {types.length > 1 && (
        <Chooser
          label={text('kind')}
          value={filter.type ?? ''}
          options={[['', text('everyKind')], ...types.map(({ type }) => [type, typeName(type)] as const)]}
          onChoose={(type) => set({ type })}
        />
      )}
      {hasChannel && (
        <Chooser
          label={text('channel')}
          value={filter.channel ?? ''}
          options={[
            ['', text('everyChannel')],
            ...channels.map(
              ({ key, titles }) => [key ?? '', titles[locale] ?? titles.en ?? key ?? ''] as const,
            ),
          ]}
          onChoose={(channel) => set({ channel })}
        />
      )}
      {list === 'videos' && (
        <Chooser
          label={text('kind')}
          value={filter.kind ?? ''}
          options={[['', text('everyKind')], ...KINDS.map((kind) => [kind, kindName(kind) ?? kind] as const)]}
          onChoose={(kind) => set({ kind })}
        />
      )}
      <Chooser
        label={text('order')}
        value={filter.sort ?? ORDERS[0] ?? ''}
        options={ORDERS.map((order) => [order, text(`order.${order}`)] as const)}
        onChoose={(sort) => set({ sort })}
      />
    </div>
  );
};
