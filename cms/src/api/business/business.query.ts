import type { ReadContext } from '../../rest/define-route';
import { mapStoredRows, selectRowsSql, type StoredRow } from '../../rows/rows.query';
import { readSinglePage } from '../page/single-page.query';
import type { BusinessPage } from './business.schema';

type BusinessRow = Omit<BusinessPage, 'slug' | 'rows'> & { rows: StoredRow[] };

const SELECT = `
  SELECT w.title, w.lead, w.advertisers_title, w.advertisers_text, w.advertisers_label, w.locale,
    ${selectRowsSql('business_page', 'w')} AS rows
  FROM content.business_pages w`;

/** Reads the copy of the business area. Throws 404 when no requested language is published. */
export const businessPage = async (reading: ReadContext): Promise<BusinessPage> => {
  const { rows, ...words } = await readSinglePage<BusinessRow>(reading, SELECT);
  return { slug: 'business', ...words, rows: mapStoredRows('business', rows) };
};
