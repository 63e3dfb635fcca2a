import type { Locale } from '@sahra/schemas/constants';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { HistoryEntry } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { Failed } from '../records/ListState';
import { useDeskData } from '../use-desk-data';
import { deskError } from './desk-error';
import { useOpenRecord } from './record-context';
import panel from './panel.module.css';
import styles from './record.module.css';
import { WordDifference } from './WordDifference';

/** Versions of the record: who changed what and when; each can be restored as a draft. */
export const HistoryPanel = () => {
  const { text, locales, day, time, zone } = useDeskLanguage();
  const { state, flush, reload } = useOpenRecord();
  const { post } = useFetchClient();
  const [shown, setShown] = useState<Locale | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { record, words, facts } = state.detail;
  const query = new URLSearchParams({ type: record.type, documentId: record.documentId });
  const history = useDeskData<HistoryEntry[]>(`/desk/record/history?${query.toString()}`);
  const mayRestore = ({ language }: HistoryEntry): boolean =>
    language === null ? facts?.may.write === true : words?.[language].may.write === true;
  const restore = async (id: string): Promise<void> => {
    await flush();
    try {
      await post('/desk/record/restore', { id });
      await reload();
      history.reload();
      setSaid(text('history.done'));
    } catch (reason) {
      setSaid(deskError(reason).sentence ?? text('failed'));
    }
  };
  if (history.failed) return <Failed onRetry={history.reload} isReading={history.reading} />;
  if (!history.data) return <p className={styles['quiet']}>{text('loading')}</p>;
  const entries = history.data.filter(({ language }) => shown === null || language === shown);
  return (
    <>
      <div className={controls['pills']}>
        {[null, ...locales].map((each) => (
          <button
            key={each ?? 'both'}
            type="button"
            className={controls['pill']}
            {...(each === shown && { 'aria-current': 'true' as const })}
            onClick={() => setShown(each)}
          >
            {text(each ?? 'history.both')}
          </button>
        ))}
      </div>
      <p className={styles['quiet']}>{text('history.zone', { zone })}</p>
      <p role="status">{said}</p>
      {entries.length === 0 && <p className={styles['quiet']}>{text('history.empty')}</p>}
      <ol className={panel['history']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entry.by ?? text('history.nobody')}</b>{' '}
            <small>
              {day(entry.at)} <span className={parts['number']}>{time(entry.at)}</span>
            </small>
            <p>
              {text(entry.language ?? 'history.facts')} · {text(`history.${entry.act}`)}
            </p>
            {entry.changes.map(({ field, label, words: changed }) => (
              <div key={field}>
                <small>{label}</small>
                <WordDifference words={changed} locale={entry.language} />
              </div>
            ))}
            {entry.deletedPictures.map((field) => (
              <p key={field} className={styles['quiet']}>
                {text('history.deletedPicture', { field })}
                {mayRestore(entry) && ` ${text('history.theRest')}`}
              </p>
            ))}
            {mayRestore(entry) && (
              <button
                type="button"
                className={parts['link']}
                aria-label={text('history.restoreLabel', { day: day(entry.at), time: time(entry.at) })}
                onClick={() => void restore(entry.id)}
              >
                {text('history.restore')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
};
