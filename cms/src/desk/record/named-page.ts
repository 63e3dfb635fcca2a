import type { Locale } from '@sahra/schemas/constants';
import type { Core } from '@strapi/strapi';

import type { Database } from '../../rest/database';
import type { DeskRecord } from '../desk-record';
import { deskTypeOf } from '../desk-types';
import { fixedPageOf, publicAddresses, withPageKey } from './public-address';
import { readRecords } from './shown-values';
import { findSingle } from './stored-record';

/** Page of the site that a meta-tags record names by its code. */
export interface NamedPage {
  /** null for a page without a record. */
  record: DeskRecord | null;
  addresses: Record<Locale, string>;
}

/** Records whose pages look for their title for search under their own slug. */
const BY_SLUG = `
  SELECT type, document FROM (
    SELECT 1 AS place, 'channel' AS type, document FROM content.channels WHERE slug = $1
    UNION ALL SELECT 2, 'page', document FROM content.generic_pages WHERE slug = $1
    UNION ALL SELECT 3, 'show', document FROM content.shows WHERE slug = $1
    UNION ALL SELECT 4, 'sport', document FROM content.sports WHERE slug = $1
  ) named ORDER BY place LIMIT 1`;

const readRecord = async (
  database: Database,
  type: string,
  documentId: string | null,
): Promise<DeskRecord | null> =>
  documentId === null
    ? null
    : ((await readRecords(database, [{ type, documentId }])).get(documentId) ?? null);

/** Finds the page that a code names; null where no page has it. */
const readNamedPage = async (
  strapi: Core.Strapi,
  database: Database,
  code: string,
): Promise<NamedPage | null> => {
  const fixed = fixedPageOf(code);
  const type = deskTypeOf(fixed?.type ?? '');
  if (fixed && type) {
    const record = await readRecord(database, type.type, await findSingle(strapi, type));
    return { record, addresses: fixed.addresses };
  }
  const [found] = await database.rows<{ type: string; document: string }>(BY_SLUG, [code]);
  const record = found ? await readRecord(database, found.type, found.document) : null;
  const addresses = record && publicAddresses(record);
  if (!fixed) return addresses && { record, addresses };
  // A fixed address may be that of a record, e.g. `/shows/mina-cup-backup`.
  return { record: addresses?.en === fixed.addresses.en ? record : null, addresses: fixed.addresses };
};

/** Page of a record in each language, and the record whose text stands on it. */
interface Place {
  addresses: Record<Locale, string> | null;
  /** The page that a meta-tags record names. */
  page: NamedPage | null;
  shown: DeskRecord;
}

/** Finds the page of a record: its own, or the one that a meta-tags record names. */
export const readPlace = async (
  strapi: Core.Strapi,
  database: Database,
  record: DeskRecord,
): Promise<Place> => {
  if (record.type !== 'meta-tags' || record.key === null) {
    const shown = await withPageKey(database, record);
    return { addresses: publicAddresses(shown), page: null, shown };
  }
  const page = await readNamedPage(strapi, database, record.key);
  return { addresses: page?.addresses ?? null, page, shown: page?.record ?? record };
};
