import type { LocalizedMessage } from '../checks/localized-message';

/** Reason why facts cannot be saved. */
export interface FactProblem {
  /** Field that the admin panel marks. */
  field: string;
  /** Message for the editor: the problem and how to fix it. */
  sentence: LocalizedMessage;
}
