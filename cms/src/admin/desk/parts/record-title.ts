import type { DeskRecord } from '../../../desk/desk-record';
import type { DeskLanguage } from '../language/use-desk-language';

/** What is known of a record that is named somewhere. */
export type NamedRecord = Pick<DeskRecord, 'titles'> &
  Partial<Pick<DeskRecord, 'type' | 'states' | 'number' | 'key'>>;

/** What a record without any title is called: the number of a season, else its key or its kind. */
export const untitledName = (
  { type, number, key }: NamedRecord,
  { text, typeName, number: format }: DeskLanguage,
): string => {
  if (typeof number === 'number') return text('season', { number: format(number) });
  return key ?? typeName(type ?? 'video');
};

/** Title of a record in the editor's language, else in the other, else what it is. */
export const recordTitle = (record: NamedRecord, language: DeskLanguage): string =>
  language.locales.map((each) => record.titles[each]).find((title) => title) ??
  untitledName(record, language);
