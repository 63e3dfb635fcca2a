/** Why facts may not be saved. */
export interface FactProblem {
  /** The field that the desk marks. */
  field: string;
  /** For the editor: what is wrong, and what to do. */
  sentence: string;
}
