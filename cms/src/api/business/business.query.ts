import type { Reading } from '../../rest/define-route';
import { rowsFrom, rowsOf, type StoredRow } from '../../rows/rows.query';
import { pageRow } from '../page/page-words.query';
import type { BusinessPage } from './business.schema';

type BusinessRow = Omit<BusinessPage, 'slug' | 'rows'> & { rows: StoredRow[] };

const SELECT = `
  SELECT w.title, w.lead, w.advertisers_title, w.advertisers_text, w.advertisers_label, w.locale,
    ${rowsOf('business_pages', 'w')} AS rows
  FROM business_pages w`;

/** Reads the copy of the business area. Throws 404 when no requested language is published. */
export const businessPage = async (reading: Reading): Promise<BusinessPage> => {
  const { rows, ...words } = await pageRow<BusinessRow>(reading, SELECT);
  return { slug: 'business', ...words, rows: rowsFrom('business', rows) };
};
