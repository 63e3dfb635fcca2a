import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import { lockDocument } from '../../strapi/services/lock-document';
import type { DeskType } from '../desk-types';
import { DeskRefusal } from './desk-refusal';
import { MESSAGES } from './record-messages';
import type { RecordRights } from './record-rights';
import { readUsedIn } from './used-in';
import { deleteDocument } from './write-values';

/** Whether the user may delete a record of a type: its facts, or without facts its words in both languages. */
const mayDelete = ({ single, facts }: DeskType, rights: RecordRights): boolean =>
  !single && (facts === null ? rights.words.en.delete && rights.words.ar.delete : rights.facts.delete);

/**
 * Deletes a record with its texts. Throws a {@link DeskRefusal}: 409 with what depends on the record unless `confirmed`.
 */
export const deleteRecord = async (
  strapi: Core.Strapi,
  database: Database,
  asked: { type: DeskType; rights: RecordRights; documentId: string; confirmed: boolean },
): Promise<void> => {
  const { type, rights, documentId, confirmed } = asked;
  if (!mayDelete(type, rights)) throw new DeskRefusal(403, MESSAGES.notDeleted);
  const uid = type.facts ?? type.words;
  if (uid === null || (await strapi.db.query(uid).count({ where: { documentId } })) === 0)
    throw new DeskRefusal(404, MESSAGES.noRecord);
  const usedIn = confirmed ? [] : await readUsedIn(strapi, database, type, documentId);
  if (usedIn.length > 0) throw new DeskRefusal(409, MESSAGES.used, { usedIn });
  await lockDocument(strapi, documentId, () => deleteDocument(strapi, type, documentId));
};
