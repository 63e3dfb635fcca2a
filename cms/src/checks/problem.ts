import type { LocalizedMessage } from './localized-message';

/** Reason why a record cannot be published or saved. */
export interface Problem {
  /** Path of the field that the admin panel marks, e.g. `['rows', '0', 'title']`. */
  path: readonly string[];
  sentence: LocalizedMessage;
}
