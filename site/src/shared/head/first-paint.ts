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
  /** In the tag of what begins the record: `hidden` where that has to be asked for first. */
  beginning: '%%sahra:beginning%%',
} as const;

/**
 * Version of the contract between a shell and the server that fills it. A change of the marks, of the manifest or of the
 * record element raises it: the server then waits for a release of its own code instead of filling an older one wrongly.
 */
export const SHELL_CONTRACT = 1;

export const RECORD_ID = 'sahra-record';
/** Around the first paint, which React takes out when it knows the record. */
export const FIRST_PAINT_ID = 'first-paint';
/** Stands where a record has no picture. */
export const NO_POSTER = '/images/no-poster.svg';

/** The record as the site server writes it into the page. */
export interface ServedRecord {
  page: string;
  key: string;
  locale: string;
  data: unknown;
}
