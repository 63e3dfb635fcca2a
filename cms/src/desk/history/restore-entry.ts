import { ownValue } from '@sahra/schemas/own-value';
import type { Core } from '@strapi/strapi';

import type { MediaTarget } from '../../films/films-pass-through.middleware';
import type { Database } from '../../rest/database';
import type { AdminRequest } from '../../strapi/services/user-may';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { readFilms } from '../read-films';
import { canonicalValues, versionOf } from '../record/canonical-values';
import { FILM_LENGTH } from '../record/film-length';
import type { RecordRights } from '../record/record-rights';
import { saveRecord } from '../record/save-record';
import { readNamed, shownValues } from '../record/shown-values';
import { readStoredRecord } from '../record/stored-record';
import { asRestored } from './history-act';
import type { KeptEntry } from './read-history';

/**
 * Whether a film tells how long the video is, so that editors do not. A film that cannot be read may do so: the length
 * stays as it is then.
 */
const hasFilmLength = async (media: MediaTarget, code: unknown): Promise<boolean> => {
  const [film] = await readFilms(media, code);
  return film !== undefined && film?.seconds !== null;
};

/**
 * Saves the values of an entry again: words as a draft, which publishes nothing. A field stays as it is now when it
 * cannot change, is the length that the film tells, or when its picture or record does not exist any more; in lists and
 * parts these are left out. Throws as {@link saveRecord}.
 */
export const restoreEntry = async (
  { strapi, database, media }: { strapi: Core.Strapi; database: Database; media: MediaTarget },
  context: AdminRequest,
  { type, rights, entry }: { type: DeskType; rights: RecordRights; entry: KeptEntry },
): Promise<void> => {
  const { document: documentId, locale } = entry;
  const form = readForm(strapi, type, 'en');
  const stored = await readStoredRecord(strapi, type, documentId, form);
  const current = locale === null ? stored?.facts : stored?.words[locale].draft;
  const own = (locale === null ? form.facts : form.words).filter(({ fixed }) => !fixed);
  const isOfFilm =
    own.some(({ name }) => name === FILM_LENGTH) &&
    (await hasFilmLength(media, ownValue(current?.values ?? {}, 'code')));
  const fields = own.filter(({ name }) => !isOfFilm || name !== FILM_LENGTH);
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
