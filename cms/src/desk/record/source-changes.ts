import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import type { Database } from '../../rest/database';
import type { DeskType } from '../desk-types';
import type { RecordForm } from '../form/record-form';
import { readFormerSource } from '../history/read-history';
import { valueText } from '../history/value-text';
import { wordChanges } from '../history/word-changes';
import { isSameValue } from './canonical-values';
import type { SourceChange } from './record-detail';
import { readNamed } from './shown-values';
import type { StoredRecord } from './stored-record';

/** What an outdated language is compared with. */
interface Source {
  database: Database;
  form: RecordForm;
  stored: StoredRecord;
  editor: Locale;
}

/** Returns what changed in the other language since `language` followed it; none where that text was not kept. */
export const readSourceChanges = async (
  { database, form, stored, editor }: Source,
  { words: uid }: DeskType,
  documentId: string,
  language: Locale,
): Promise<SourceChange[]> => {
  const other = OTHER_LOCALE[language];
  const { published } = stored.words[other];
  if (uid === null || !published) return [];
  const former = await readFormerSource(database, uid, documentId, { outdated: language, other });
  if (!former) return [];
  const named = await readNamed(database, [
    [form.words, former],
    [form.words, published.values],
  ]);
  return form.words.flatMap((field) => {
    const [before, after] = [ownValue(former, field.name), ownValue(published.values, field.name)];
    if (isSameValue(before, after)) return [];
    const text = (value: unknown): string => valueText(named, editor, field, value);
    return [{ field: field.name, label: field.label, words: wordChanges(text(before), text(after)) }];
  });
};
