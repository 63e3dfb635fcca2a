import type { Locale } from '@sahra/schemas/constants';
import { isMessageCode, messageOf } from '@sahra/schemas/messages';

import { UpstreamFailure } from '../upstreams/http/upstream-failure';

/** Expected failure of a mutation: `code` is a value of the enum of its error type. */
export interface FormErrorRecord {
  code: string;
  field: string | null;
  message: string;
}

/** Statuses with which an upstream refuses a person's input. */
const REFUSALS_OF_INPUT = new Set([400, 401, 403, 404, 409, 422, 429]);

const camelCase = (field: string): string =>
  field.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Returns an expected failure with its message in the locale of the operation. */
export const formError = (code: string, locale: Locale, field: string | null = null): FormErrorRecord => ({
  code,
  field,
  message: messageOf(code, locale),
});

/**
 * Converts an upstream's refusal of a form into data; rethrows every other error. Messages come from our
 * own codes, never from the upstream.
 */
export const formErrorsOf = (error: unknown, locale: Locale): FormErrorRecord[] => {
  if (!(error instanceof UpstreamFailure) || error.status === null || !REFUSALS_OF_INPUT.has(error.status))
    throw error;
  const fields = Object.entries(error.fieldCodes).flatMap(([field, codes]) =>
    codes.filter(isMessageCode).map((code) => formError(code, locale, camelCase(field))),
  );
  if (fields.length > 0) return fields;
  if (error.code !== null && isMessageCode(error.code)) return [formError(error.code, locale)];
  throw error;
};
