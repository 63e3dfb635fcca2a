/** Marks in a shell that the site server replaces. Together with server/shell-contract.md this is the whole contract. */
export const MARKS = {
  head: '<!--sahra:head-->',
  record: '<!--sahra:record-->',
  message: '<!--sahra:message-->',
  title: '%%sahra:title%%',
  description: '%%sahra:description%%',
  poster: '%%sahra:poster%%',
  posterAlt: '%%sahra:posterAlt%%',
  /** Inside a `<picture>`, before its `<img>`: the encodings and widths of the lead picture. */
  sources: '<!--sahra:sources-->',
} as const;

export const RECORD_ID = 'sahra-record';
/** Stands where a record has no picture. */
export const NO_POSTER = '/images/no-poster.svg';

/** The record as the site server writes it into the page. */
export interface ServedRecord {
  page: string;
  key: string;
  locale: string;
  data: unknown;
}
