import type { Core } from '@strapi/strapi';

import { isValues } from '../../checks/record-parts';
import type { Database } from '../../rest/database';
import { DESK_TYPES } from '../desk-types';
import type { UsedIn } from '../record/record-detail';
import { readRecords, recordValue } from '../record/shown-values';

const SHOWN_MAX = 20;

const USES = `SELECT type AS uid, document, bool_or(NOT is_draft) AS live FROM content.picture_uses
  WHERE picture_id = $1 GROUP BY 1, 2`;

interface Use {
  uid: string;
  document: string;
  /** Not only a draft shows the picture. */
  live: boolean;
}

/** Returns which of the records have published words: facts are seen by viewers only with them. */
const publishedOf = async (
  strapi: Core.Strapi,
  words: string,
  documents: readonly string[],
): Promise<Set<string>> => {
  const where = { documentId: { $in: [...documents] }, publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db.query(words).findMany({ where, select: ['documentId'] });
  return new Set(
    (Array.isArray(found) ? found : [])
      .filter(isValues)
      .flatMap(({ documentId }) => (typeof documentId === 'string' ? [documentId] : [])),
  );
};

/** Reads the records that show a picture, by type, and how many of them viewers see now. */
export const readPictureUses = async (
  strapi: Core.Strapi,
  database: Database,
  id: number,
): Promise<{ used: UsedIn[]; live: number }> => {
  const uses = await database.rows<Use>(USES, [id]);
  const used: UsedIn[] = [];
  let live = 0;
  for (const { type, facts, words } of DESK_TYPES) {
    const own = uses.filter(({ uid }) => uid === facts || uid === words);
    const documents = [...new Set(own.map(({ document }) => document))];
    if (documents.length === 0) continue;
    const published = facts === null || words === null ? null : await publishedOf(strapi, words, documents);
    live += documents.filter((each) =>
      published ? published.has(each) : own.some((use) => use.document === each && use.live),
    ).length;
    const named = documents.slice(0, SHOWN_MAX).map((documentId) => ({ type, documentId }));
    const records = [...(await readRecords(database, named)).values()].map(recordValue);
    used.push({ type, total: documents.length, records });
  }
  return { used, live };
};
