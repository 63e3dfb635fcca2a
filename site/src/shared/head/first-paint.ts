/**
 * Placeholders in a shell that the site server replaces. Together with server/shell-contract.md they are the
 * complete contract.
 */
export const MARKS = {
  head: '<!--sahra:head-->',
  record: '<!--sahra:record-->',
  message: '<!--sahra:message-->',
  title: '%%sahra:title%%',
  description: '%%sahra:description%%',
  /** The record's own lead, complete; empty when it has none. */
  intro: '%%sahra:intro%%',
  poster: '%%sahra:poster%%',
  posterAlt: '%%sahra:posterAlt%%',
  /** Inside a `<picture>`, before its `<img>`: the `<source>` elements of the lead picture. */
  sources: '<!--sahra:sources-->',
  /** In the tag around the play button: `hidden` when the video needs an access check first. */
  beginning: '%%sahra:beginning%%',
} as const;

/**
 * Part of a first paint for the records of one response field, where a shell shows several types of records. The site
 * server removes the parts of the other fields.
 */
export const partFor = (field: string, html: string): string =>
  `<!--sahra:part ${field}-->${html}<!--sahra:part-->`;

/** Matches the parts of a first paint: field and HTML. */
export const PARTS = /<!--sahra:part (\w+)-->([\s\S]*?)<!--sahra:part-->/g;

/**
 * Version of the contract between a shell and the server that fills it. Raise it when the placeholders, the
 * manifest or the record element change: the server then waits for a release of its own code instead of filling an
 * older shell incorrectly.
 */
export const SHELL_CONTRACT = 2;

export const RECORD_ID = 'sahra-record';
/** Id of the element around the first paint, which React removes when it has the record. */
export const FIRST_PAINT_ID = 'first-paint';
/** Picture for records without one. */
export const NO_POSTER = '/images/no-poster.svg';

/** Record as the site server embeds it in the page. */
export interface ServedRecord {
  page: string;
  key: string;
  locale: string;
  data: unknown;
}
