import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import type { AdminRequest } from '../../strapi/services/user-may';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { canonicalValues, versionOf } from '../record/canonical-values';
import { FILM_LENGTH } from '../record/film-length';
import type { RecordRights } from '../record/record-rights';
import { saveRecord } from '../record/save-record';
import { readNamed, shownValues } from '../record/shown-values';
import { readStoredRecord } from '../record/stored-record';
import { asRestored } from './history-act';
import type { KeptEntry } from './read-history';

/**
 * Saves the values of an entry again: words as a draft, which publishes nothing. A field stays as it is now when it
 * cannot change, is the length of the film of now, or when its picture or record does not exist any more; in lists and
 * parts these are left out. Throws as {@link saveRecord}.
 */
export const restoreEntry = async (
  { strapi, database }: { strapi: Core.Strapi; database: Database },
  context: AdminRequest,
  { type, rights, entry }: { type: DeskType; rights: RecordRights; entry: KeptEntry },
): Promise<void> => {
  const { document: documentId, locale } = entry;
  const form = readForm(strapi, type, 'en');
  const fields = (locale === null ? form.facts : form.words).filter(
    ({ fixed, name }) => !fixed && name !== FILM_LENGTH,
  );
  const stored = await readStoredRecord(strapi, type, documentId, form);
  const current = locale === null ? stored?.facts : stored?.words[locale].draft;
  const version = versionOf(current?.values ?? canonicalValues(form.words, {}));
  const named = await readNamed(database, [[fields, entry.fields]]);
  const shown = shownValues(named, fields, entry.fields);
  const restored = fields.filter(
    ({ name, kind }) =>
      !['picture', 'record'].includes(kind) ||
      ownValue(shown, name) !== null ||
      (ownValue(entry.fields, name) ?? null) === null,
  );
  const values = canonicalValues(restored, shown);
  const part = { version, values };
  const save = {
    ...{ type: type.type, documentId },
    ...(locale === null ? { facts: part } : { words: { [locale]: part } }),
  };
  await asRestored(() => saveRecord({ strapi, database }, context, { type, rights, save }));
};
