import { FORM_ERROR } from 'final-form';

export interface Failure {
  code: string;
  field: string | null;
}

/** Converts the graph's errors to final-form submit errors: one code per field, and one for the form. */
export const submitErrors = (
  failures: readonly Failure[],
  fields: readonly string[],
): Record<string, string> => {
  const errors = new Map<string, string>();
  for (const { code, field } of failures) {
    const name = field && fields.includes(field) ? field : FORM_ERROR;
    if (!errors.has(name)) errors.set(name, code);
  }
  return Object.fromEntries(errors);
};
