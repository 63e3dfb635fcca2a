import type { FormErrorRecord } from './form-errors';

/** Names the fields of form errors as the graph does, where the upstream has other names. */
export const renameErrorFields = (
  errors: readonly FormErrorRecord[],
  names: ReadonlyMap<string, string>,
): FormErrorRecord[] =>
  errors.map((error) => ({ ...error, field: error.field && (names.get(error.field) ?? error.field) }));
