import type { Locale } from '@sahra/schemas/constants';
import type { RestError } from '@sahra/schemas/error-codes';
import { messageOf } from '@sahra/schemas/messages';

import type { FieldFailure, Refusal } from './refusal';

/** Fields may bear names that the caller chose. */
const byField = (
  fields: readonly FieldFailure[],
  valueOf: (failure: FieldFailure) => string,
): Record<string, string[]> => {
  const table = new Map<string, string[]>();
  for (const failure of fields)
    table.set(failure.field, [...(table.get(failure.field) ?? []), valueOf(failure)]);
  return Object.fromEntries(table);
};

type ErrorBody = RestError & {
  error_codes?: Record<string, string[]>;
  meta?: Record<string, number | string>;
};

/** The body of a refusal, in the language of the request. */
export const errorBodyOf = ({ code, details: { fields, meta } }: Refusal, locale: Locale): ErrorBody => ({
  message: messageOf(code, locale),
  code,
  ...(fields && {
    errors: byField(fields, (failure) => messageOf(failure.code, locale)),
    error_codes: byField(fields, (failure) => failure.code),
  }),
  ...(meta && { meta }),
});
