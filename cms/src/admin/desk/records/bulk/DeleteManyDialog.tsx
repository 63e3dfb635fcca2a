import { useEffect, useRef } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';
import frame from '../../frame/frame.module.css';
import { useDeskLanguage } from '../../language/use-desk-language';
import forms from '../../parts/forms.module.css';
import parts from '../../parts/parts.module.css';
import { recordTitle } from '../../parts/record-title';
import { Failed } from '../ListState';
import { useDependents } from './use-dependents';
import styles from './bulk.module.css';

interface Props {
  records: readonly DeskRecord[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before several records are deleted, and tells how many others depend on each. */
export const DeleteManyDialog = ({ records, onConfirm, onClose }: Props) => {
  const language = useDeskLanguage();
  const { text, counted, number } = language;
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const { counts, failed, isReading, retry } = useDependents(records);
  useEffect(() => dialog.current?.showModal(), []);
  const isKnown = !isReading && !failed && counts.length === records.length;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isKnown && document.activeElement === document.body) keep.current?.focus();
  }, [isKnown]);
  const used = counts.filter(({ count }) => count > 0);
  const looked = { done: number(counts.length), total: number(records.length) };
  return (
    <dialog
      ref={dialog}
      className={[frame['dialog'], styles['question']].join(' ')}
      aria-labelledby="delete-many"
      onClose={onClose}
    >
      <h2 id="delete-many">{counted('bulk.deleteTitle', records.length)}</h2>
      <p>{text('bulk.deleteText')}</p>
      <p role="status">
        {!isKnown && !failed && text('bulk.looking', looked)}
        {isKnown && text(used.length > 0 ? 'bulk.used' : 'bulk.usedNone')}
      </p>
      {used.length > 0 && (
        <ul className={styles['dependents']}>
          {used.map(({ record, count }) => (
            <li key={record.type + record.documentId}>
              <b dir="auto">{recordTitle(record, language)}</b>
              <span>{counted('bulk.dependents', count)}</span>
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <Failed onRetry={retry} isReading={isReading}>
          {text('bulk.lookFailed')}
        </Failed>
      )}
      <span className={forms['buttons']}>
        <button ref={keep} type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('keep')}
        </button>
        <button
          type="button"
          className={[parts['button'], forms['danger']].join(' ')}
          disabled={!isKnown}
          onClick={() => {
            dialog.current?.close();
            onConfirm();
          }}
        >
          {text('delete.do')}
        </button>
      </span>
    </dialog>
  );
};
