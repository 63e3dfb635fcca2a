import { useState } from 'react';

import type { RecordValue } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import type { ControlProps } from './control-props';
import styles from './groups.module.css';
import { valueOfRecord } from './record-search';
import { RecordSearch } from './RecordSearch';

const recordsOf = (value: unknown): readonly RecordValue[] => {
  if (Array.isArray(value)) return value as RecordValue[];
  return value === null || value === undefined ? [] : [value as RecordValue];
};

const moved = (records: readonly RecordValue[], from: number, by: 1 | -1): RecordValue[] => {
  const next = [...records];
  const [record] = next.splice(from, 1);
  if (record) next.splice(from + by, 0, record);
  return next;
};

/** One chosen record, or several in an order; each with its picture and both titles. */
export const RecordControl = ({ id, field, value, onChange, disabled, describedBy }: ControlProps) => {
  const { text, locales, typeName } = useDeskLanguage();
  const [isSearching, setIsSearching] = useState(false);
  const isMany = field.kind === 'records';
  const records = recordsOf(value);
  const nameOf = ({ titles, type }: RecordValue): string =>
    locales.map((each) => titles[each]).find((title) => title) ?? typeName(type);
  const choose = (record: RecordValue): void => {
    const rest = records.filter(({ documentId }) => documentId !== record.documentId);
    onChange(isMany ? [...rest, record] : record);
    setIsSearching(false);
  };
  const remove = (record: RecordValue): void =>
    onChange(isMany ? records.filter((each) => each !== record) : null);
  return (
    <div className={styles['chosen']}>
      {records.length > 0 && (
        <ol>
          {records.map((record, place) => (
            <li key={record.documentId}>
              {record.picture !== null && <Thumb picture={record.picture} type={record.type} />}
              <TwoTitles record={record} />
              {isMany && !disabled && (
                <>
                  <button
                    type="button"
                    aria-label={text('pick.up', { title: nameOf(record) })}
                    disabled={place === 0}
                    onClick={() => onChange(moved(records, place, -1))}
                  >
                    <Icon name="up" />
                  </button>
                  <button
                    type="button"
                    aria-label={text('pick.down', { title: nameOf(record) })}
                    disabled={place === records.length - 1}
                    onClick={() => onChange(moved(records, place, 1))}
                  >
                    <Icon name="down" />
                  </button>
                </>
              )}
              {!disabled && !isMany && !isSearching && (
                <button
                  type="button"
                  id={id}
                  aria-label={text('pick.other', { field: field.label })}
                  onClick={() => setIsSearching(true)}
                >
                  <Icon name="search" />
                </button>
              )}
              {!disabled && (isMany || !field.required) && (
                <button
                  type="button"
                  aria-label={text('pick.remove', { title: nameOf(record) })}
                  onClick={() => remove(record)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {!disabled && field.target !== null && (isMany || isSearching || records.length === 0) && (
        <RecordSearch
          id={id}
          target={field.target}
          label={isMany ? text('pick.add', { field: field.label }) : field.label}
          disabled={disabled}
          describedBy={describedBy}
          begins={isSearching}
          onChoose={(record) => choose(valueOfRecord(record))}
        />
      )}
    </div>
  );
};
