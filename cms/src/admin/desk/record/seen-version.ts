import type { Locale } from '@sahra/schemas/constants';

import type { RecordState } from './record-state';

const versionIn = ({ detail }: RecordState, locale: Locale): string => detail.words?.[locale].version ?? '';

/**
 * Returns the version of a language that the editor has in view: what was drawn before the last save, with the fields
 * that were typed and saved with it. A save may bring another editor's text that is not drawn yet.
 */
export const seenVersion = (before: RecordState, after: RecordState, locale: Locale): string => {
  const typed = [...before.edits.values(), ...before.sent.values()]
    .filter(({ part }) => part === locale)
    .map(({ name }) => name);
  const nameOf = (entry: string): string => entry.slice(0, entry.lastIndexOf(':'));
  const saved = new Map(
    versionIn(after, locale)
      .split(',')
      .map((entry) => [nameOf(entry), entry]),
  );
  return versionIn(before, locale)
    .split(',')
    .map((entry) => (typed.includes(nameOf(entry)) ? saved.get(nameOf(entry)) : undefined) ?? entry)
    .join(',');
};
