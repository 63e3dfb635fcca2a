import { RECORD_ID } from '../head/first-paint';
import type { ServedRecord } from '../head/first-paint';

/**
 * Returns the record that the site server embedded in this document, when it is the requested one. Browser only.
 */
export const servedRecord = (page: string, key: string, locale: string): unknown => {
  const text = document.getElementById(RECORD_ID)?.textContent;
  if (!text) return null;
  const record = JSON.parse(text) as ServedRecord;
  return record.page === page && record.key === key && record.locale === locale ? record.data : null;
};
