import type { Sentence } from './sentence';

/** Why a record may not be published or saved. */
export interface Problem {
  /** Where the desk marks it, e.g. `['rows', '0', 'title']`. */
  path: readonly string[];
  sentence: Sentence;
}
