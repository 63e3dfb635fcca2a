import { ownValue } from '@sahra/schemas/own-value';

import { CATALOGUE_FIELD_WORDS } from './catalogue-field-words';
import type { FieldWords } from './field-words';
import { PAGE_FIELD_WORDS } from './page-field-words';
import { SETTINGS_FIELD_WORDS } from './settings-field-words';
import { SHARED_FIELD_WORDS } from './shared-field-words';

const AREAS = [CATALOGUE_FIELD_WORDS, PAGE_FIELD_WORDS, SETTINGS_FIELD_WORDS];

/** Returns what editors read about a field of a content type or component. Throws for one without a label. */
export const wordsOfField = (uid: string, name: string): FieldWords => {
  const own = AREAS.map((area) => ownValue(ownValue(area, uid) ?? {}, name)).find((words) => words);
  const words = own ?? ownValue(SHARED_FIELD_WORDS, name);
  if (!words) throw new Error(`The field ${uid}.${name} has no label for editors: see cms/src/desk/form.`);
  return words;
};
