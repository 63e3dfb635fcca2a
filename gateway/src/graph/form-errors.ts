import type { Locale } from '@sahra/schemas/constants';
import { isMessageCode, messageOf } from '@sahra/schemas/messages';

import { UpstreamFailure } from '../upstreams/http/upstream-failure';

/** Statuses with which an upstream refuses a person's input. */
const REFUSALS_OF_INPUT = new Set([400, 401, 403, 404, 409, 422, 429]);

/**
 * Expected failure of a mutation, with its message in the locale of the operation. The schema has a closed list
 * of codes for each mutation: a code outside it makes the mutation null, with an INTERNAL error that the log names.
 */
export interface FormErrorRecord {
  code: string;
  field: string | null;
  message: string;
}

const camelCase = (field: string): string =>
  field.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Returns an expected failure with its message in the locale of the operation. */
export const formError = (
  code: string,
  locale: Locale,
  field: string | null = null,
  retryAfterSeconds?: number,
): FormErrorRecord => ({ code, field, message: messageOf(code, locale, retryAfterSeconds) });

/**
 * Converts an upstream's refusal of a form into data; rethrows every other error. Messages come from our
 * own codes, never from the upstream.
 */
export const formErrorsOf = (error: unknown, locale: Locale): FormErrorRecord[] => {
  if (!(error instanceof UpstreamFailure) || error.status === null || !REFUSALS_OF_INPUT.has(error.status))
    throw error;
  const { code, fieldCodes, retryAfterSeconds } = error;
  const fields = Object.entries(fieldCodes).flatMap(([field, codes]) =>
    codes.filter(isMessageCode).map((each) => formError(each, locale, camelCase(field))),
  );
  if (fields.length > 0) return fields;
  // A malformed request is the client's mistake, e.g. in a header, and nothing that a person can correct.
  if (code === null || (error.status === 400 && code === 'BAD_USER_INPUT')) throw error;
  if (isMessageCode(code)) return [formError(code, locale, null, retryAfterSeconds)];
  throw new Error(`${error.upstream} refused with ${code}, which is no code of a message.`, { cause: error });
};
