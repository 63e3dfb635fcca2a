import type { Locale } from '@sahra/schemas/constants';

import type { Database } from '../../rest/database';
import { readRecords } from '../record/shown-values';
import type { Plan } from './plan';
import { OPEN_PLANS } from './plans.sql';

type Row = Omit<Plan, 'documentId' | 'language' | 'titles' | 'picture'> & {
  document: string;
  locale: Plan['language'];
};

interface PlanFilter {
  from: string | null;
  to: string | null;
  type: string | null;
  documentId: string | null;
  failed: true | null;
  /** Language of the reasons. */
  editor: Locale;
}

/** Reads the plans that wait or failed, with what their records are called. */
export const readPlans = async (database: Database, filter: PlanFilter): Promise<Plan[]> => {
  const { from, to, type, documentId, failed, editor } = filter;
  const rows = await database.rows<Row>(OPEN_PLANS, [from, to, type, documentId, failed, editor]);
  const records = await readRecords(
    database,
    rows.map(({ type: planned, document }) => ({ type: planned, documentId: document })),
  );
  return rows.map(({ document, locale, ...plan }) => {
    const record = records.get(document);
    return {
      ...{ ...plan, documentId: document, language: locale },
      ...{ titles: record?.titles ?? null, picture: record?.picture ?? null },
    };
  });
};
