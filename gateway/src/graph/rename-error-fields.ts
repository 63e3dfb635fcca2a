import type { FormErrorRecord } from './form-errors';

/** Names the fields of form errors as the graph does, where the upstream has other names. */
export const renameErrorFields = (
  errors: readonly FormErrorRecord[],
  names: Readonly<Record<string, string>>,
): FormErrorRecord[] =>
  errors.map((error) => ({ ...error, field: error.field && (names[error.field] ?? error.field) }));
