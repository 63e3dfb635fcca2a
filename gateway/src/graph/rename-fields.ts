import type { FormErrorRecord } from './form-errors';

/** Returns the failures with fields of an upstream renamed to the input fields of the mutation. */
export const renameFields = (
  errors: readonly FormErrorRecord[],
  names: ReadonlyMap<string, string>,
): FormErrorRecord[] =>
  errors.map((error) => ({
    ...error,
    field: error.field === null ? null : (names.get(error.field) ?? error.field),
  }));
