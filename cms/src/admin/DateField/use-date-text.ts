import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';

import { instantText, readDate, readInstant, type Reading } from './date-text';

/**
 * Marks a text that says nothing in the form's value. The server refuses it, so that it is never saved as something
 * else; it is a string, because Strapi draws the value as the title of a record.
 */
const UNREADABLE = '? ';

export type DateKind = 'date' | 'datetime';

interface Edit {
  text: string;
  /** What the form holds since. Once it holds something else (saved, discarded), that is shown. */
  value: unknown;
  isDone: boolean;
  /** Error from before: it is about another text. */
  oldError: string | undefined;
}

interface DateText {
  text: string;
  reading: Reading;
  /** The text is finished, or saving was tried: mistakes are told. */
  isDone: boolean;
  /** What the form says of the value by itself. */
  error: string | undefined;
  change: (text: string) => void;
  finish: () => void;
}

/** Text of a field of the form, and the way from it to the form's value and back. `zone`: whose clocks the text follows. */
export const useDateText = (
  name: string,
  kind: DateKind,
  zone: string,
  unreadableValue: (text: string) => unknown = (unreadable) => UNREADABLE + unreadable,
): DateText => {
  const { value, error, onChange } = useField(name);
  const [edit, setEdit] = useState<Edit>();
  const read = (text: string): Reading => (kind === 'date' ? readDate(text) : readInstant(text, zone));
  const shown = (): string => {
    if (typeof value !== 'string') return '';
    if (value.startsWith(UNREADABLE)) return value.slice(UNREADABLE.length);
    return kind === 'date' ? value : instantText(value, zone);
  };
  // Each new try to save begins without errors.
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
      onChange(name, held);
    },
    finish: () => {
      if (current)
        setEdit({ ...current, text: reading.mistake === undefined ? shown() : text, isDone: true });
    },
  };
};
