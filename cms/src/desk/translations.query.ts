import type { Database } from '../rest/database';
import type { PairCount } from './desk-record';
import { DESK_TYPES } from './desk-types';
import { recordSourceSql } from './record-source.sql';

const TRANSLATIONS = DESK_TYPES.filter(({ words }) => words !== null)
  .map(
    (type) =>
      `SELECT type, en_state AS en, ar_state AS ar, count(*)::int AS count FROM (${recordSourceSql(type, false)}) r GROUP BY 1, 2, 3`,
  )
  .join(' UNION ALL ');

/** Counts the records of every type with words by the states of both languages. */
export const readTranslations = (database: Database): Promise<PairCount[]> => database.rows(TRANSLATIONS, []);
