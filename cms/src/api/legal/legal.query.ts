import type { Reading } from '../../rest/define-route';
import { pageRow } from '../page/page-words.query';
import type { LegalPage } from './legal.schema';

const TABLES = {
  'terms-and-conditions': 'terms_pages',
  'privacy-policy': 'privacy_pages',
} as const satisfies Record<LegalPage['slug'], string>;

/** Reader of one legal text; refused when it is published in none of the languages asked for. */
export const legalPage =
  (slug: LegalPage['slug']) =>
  async (reading: Reading): Promise<LegalPage> => ({
    slug,
    // As text: a day has no time zone, and the driver would give it one.
    ...(await pageRow<Omit<LegalPage, 'slug'>>(
      reading,
      `SELECT w.title, to_char(w.changed_on, 'YYYY-MM-DD') AS changed_on, w.body, w.locale FROM ${TABLES[slug]} w`,
    )),
  });
