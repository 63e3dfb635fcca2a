import { useState } from 'react';

import { instantText, readDate, readInstant, type Reading } from './date-text';

/**
 * Prefix of the form value for unreadable text. The server rejects such a value, so it is never saved as
 * another date; it is a string, because Strapi renders the value as the title of a record.
 */
const UNREADABLE = '? ';

export type DateKind = 'date' | 'datetime';

interface Edit {
  text: string;
  /** Form value after this edit. When the form's value differs (saved, discarded), the edit no longer counts. */
  value: unknown;
  isDone: boolean;
  /** Error of the earlier text, which must not show for the new one. */
  oldError: string | undefined;
}

interface DateText {
  text: string;
  reading: Reading;
  /** Whether the editor left the field or tried to save; only then are mistakes shown. */
  isDone: boolean;
  /** Error that the form itself reports for the value. */
  error: string | undefined;
  change: (text: string) => void;
  finish: () => void;
}

/** Value of a form's field, and how it changes. */
export interface DateBinding {
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Binds the text of a date field to the form's value. `zone` is the time zone of the text. */
export const useDateText = (
  { value, error, onChange }: DateBinding,
  kind: DateKind,
  zone: string,
  unreadableValue: (text: string) => unknown = (unreadable) => UNREADABLE + unreadable,
): DateText => {
  const [edit, setEdit] = useState<Edit>();
  const read = (text: string): Reading => (kind === 'date' ? readDate(text) : readInstant(text, zone));
  const shown = (): string => {
    if (typeof value !== 'string') return '';
    if (value.startsWith(UNREADABLE)) return value.slice(UNREADABLE.length);
    return kind === 'date' ? value : instantText(value, zone);
  };
  // Each attempt to save clears the form's errors first.
  if (edit?.oldError !== undefined && error === undefined) setEdit({ ...edit, oldError: undefined });
  const current = edit && edit.value === value ? edit : undefined;
  const text = current?.text ?? shown();
  const reading = read(text);
  return {
    text,
    reading,
    isDone: current?.isDone ?? true,
    error: error === current?.oldError ? undefined : error,
    change: (typed) => {
      const next = read(typed);
      const held = next.mistake === undefined ? next.value : unreadableValue(typed);
      setEdit({ text: typed, value: held, isDone: false, oldError: error });
      onChange(held);
    },
    finish: () => {
      if (current)
        setEdit({ ...current, text: reading.mistake === undefined ? shown() : text, isDone: true });
    },
  };
};
