import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from '../../checks/localized-message';
import type { Problem } from '../../checks/problem';

/** Problem of a record in both languages of the editors. */
export interface FoundProblem extends Problem {
  /** Language of the words; null for the facts. */
  language: Locale | null;
  /** Name of the field, for a report where the field is not seen. */
  label?: LocalizedMessage;
}
