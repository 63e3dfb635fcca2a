import type { Locale } from '@sahra/schemas/constants';

import type { Problem } from '../../checks/problem';

/** Problem of a record in both languages of the editors. */
export interface FoundProblem extends Problem {
  /** Language of the words; null for the facts. */
  language: Locale | null;
}
