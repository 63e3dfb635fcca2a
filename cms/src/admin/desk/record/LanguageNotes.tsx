import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Fragment } from 'react';

import type { RecordCheck } from '../../../desk/record/record-detail';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { useKeptChecks } from './kept-checks';
import { useOpenRecord } from './record-context';
import styles from './record.module.css';
import { WordDifference } from './WordDifference';

const OPEN_MAX = 3;
const keyOf = ({ path, sentence }: RecordCheck): string => `${path.join('.')} ${sentence}`;

/** What changed in the other language since this one was published. */
const Outdated = ({ locale }: { locale: Locale }) => {
  const { text } = useDeskLanguage();
  const { state, flush, reload } = useOpenRecord();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { type, documentId } = state.detail.record;
  const other = OTHER_LOCALE[locale];
  const words = state.detail.words?.[locale];
  if (!words?.sourceChanges) return null;
  const keep = async (): Promise<void> => {
    await flush();
    try {
      await post('/desk/still-holds', { type, documentId, language: locale });
      await reload();
    } catch {
      toggleNotification({ type: 'danger', message: text('failed') });
    }
  };
  return (
    <div className={[styles['note'], styles['waits']].join(' ')}>
      <Icon name="translations" />
      <div>
        <b>{text(`word.changed.${other}`)}</b>
        {words.sourceChanges.map(({ field, label, words: changes }) => (
          <Fragment key={field}>
            <p className={styles['quiet']}>{label}</p>
            <WordDifference words={changes} locale={other} />
          </Fragment>
        ))}
        {words.may.publish && (
          <button type="button" className={parts['link']} onClick={() => void keep()}>
            {text(`word.holds.${locale}`)}
          </button>
        )}
      </div>
    </div>
  );
};

interface CheckProps {
  check: RecordCheck;
  part: Locale | 'facts';
  onKeep: () => void;
}

/** What a check found, its repair in one press, and the choice to keep the text. */
const Check = ({ check, part, onKeep }: CheckProps) => {
  const { text } = useDeskLanguage();
  const { edit, state } = useOpenRecord();
  const { sentence, repair, path, level } = check;
  const [name] = path;
  const { facts, words } = state.detail.form;
  const field = (part === 'facts' ? facts : words).find((each) => each.name === name);
  return (
    <div className={[styles['note'], styles[level === 'refused' ? 'problem' : 'waits']].join(' ')}>
      <Icon name="warning" />
      <div>
        {field && <b>{field.label}:</b>} <span>{sentence}</span>{' '}
        {repair !== null && name !== undefined && path.length === 1 && (
          <button type="button" className={parts['link']} onClick={() => edit({ part, name, value: repair })}>
            {text('check.repair', { text: repair })}
          </button>
        )}{' '}
        {level === 'told' && (
          <button type="button" className={parts['link']} onClick={onKeep}>
            {text('check.keep')}
          </button>
        )}
      </div>
    </div>
  );
};

/** Checks of one language, or of the facts; at most three are open. */
export const Checks = ({ part }: { part: Locale | 'facts' }) => {
  const { counted } = useDeskLanguage();
  const { state } = useOpenRecord();
  const { isKept, keep } = useKeptChecks(state.detail);
  const language = part === 'facts' ? null : part;
  const found = state.detail.checks.filter((check) => check.language === language && !isKept(check));
  const drawn = (checks: readonly RecordCheck[]) =>
    checks.map((check) => <Check key={keyOf(check)} check={check} part={part} onKeep={() => keep(check)} />);
  const rest = found.slice(OPEN_MAX);
  return (
    <>
      {drawn(found.slice(0, OPEN_MAX))}
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{counted('check.look', rest.length)}</summary>
          {drawn(rest)}
        </details>
      )}
    </>
  );
};

/** Everything that is said about one language, below its fields. */
export const LanguageNotes = ({ locale }: { locale: Locale }) => (
  <div className={styles['notes']}>
    <Outdated locale={locale} />
    <Checks part={locale} />
  </div>
);
