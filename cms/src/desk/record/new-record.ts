import { randomInt } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import type { DeskType } from '../desk-types';
import { readForm } from '../form/read-form';
import { DeskRefusal } from './desk-refusal';
import { nextEpisode } from './next-episode';
import type { NewRecord } from './record-detail';
import { MESSAGES } from './record-messages';
import type { RecordRights } from './record-rights';

/** Letters and digits that are not mistaken for one another when they are read aloud or copied. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 8;

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns a code that no video has. */
const freeCode = async (database: Database): Promise<string> => {
  for (;;) {
    const code = randomCode();
    const taken = await database.rows('SELECT 1 FROM content.videos WHERE code = $1', [code]);
    if (taken.length === 0) return code;
  }
};

/** Whether the user may create a record of a type: its facts, or without facts its words in some language. */
export const mayCreate = (type: DeskType, { facts, words }: RecordRights): boolean =>
  !type.single && (type.facts === null ? words.en.write || words.ar.write : facts.create);

/**
 * Returns the form of a new record; a video's begins with a free code, and as the next episode of `show` where it is
 * given. A title for search begins with the `code` of its page.
 */
export const newRecord = async (
  strapi: Core.Strapi,
  database: Database,
  {
    type,
    rights,
    editor,
    show,
    code,
  }: { type: DeskType; rights: RecordRights; editor: Locale; show: string | null; code: string | null },
): Promise<NewRecord> => {
  if (!mayCreate(type, rights)) throw new DeskRefusal(403, MESSAGES.notCreated);
  const form = readForm(strapi, type, editor);
  if (type.type === 'meta-tags' && code !== null) return { type: type.type, form, preset: { code } };
  if (type.type !== 'video') return { type: type.type, form, preset: {} };
  const free = await freeCode(database);
  const facts = form.facts.map((field) => (field.name === 'code' ? { ...field, initial: free } : field));
  const preset = show === null ? {} : await nextEpisode(database, show);
  return { type: type.type, form: { ...form, facts }, preset };
};
