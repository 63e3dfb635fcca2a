import type { Locale } from '@sahra/schemas/constants';
import type { RestError } from '@sahra/schemas/error-codes';
import { messageOf } from '@sahra/schemas/messages';
import { codeOfClientStatus, TransferError } from '@sahra/schemas/transfer-error';
import { UNFINISHED_RETRY_SECONDS } from '@sahra/schemas/transfer-limits';

import { isDatabaseUnreachable } from '../../database/is-database-unreachable';
import type { AccountsApp } from '../accounts-app';
import { localeOf } from './locale-of';
import { Refusal } from './refusal';
import type { FieldFailure } from './refusal';
import { Unreachable } from './unreachable';

/**
 * Returns the status of an error about the request itself. Errors of other libraries have a `statusCode` too, which
 * says nothing about our request: Stripe's is the status of Stripe's response.
 */
const statusOf = (error: unknown): number => {
  if (error instanceof TransferError) return error.statusCode;
  if (!(error instanceof Error && 'statusCode' in error && 'code' in error)) return 500;
  const { code, statusCode } = error;
  const isOfFastify = typeof code === 'string' && code.startsWith('FST_');
  return isOfFastify && typeof statusCode === 'number' ? statusCode : 500;
};

/** Maps any error of a route to its error response; the error's own message never leaves the service. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof Unreachable || isDatabaseUnreachable(error))
    return new Refusal(503, 'UPSTREAM_UNAVAILABLE');
  const status = statusOf(error);
  return status >= 400 && status < 500
    ? new Refusal(
        status,
        codeOfClientStatus(status),
        status === 429 ? { retryAfterSeconds: UNFINISHED_RETRY_SECONDS } : {},
      )
    : new Refusal(500, 'SOMETHING_WENT_WRONG');
};

/** Groups failures by field. The caller may choose field names, even `__proto__`, so a Map collects them. */
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

/** Builds the error body in the locale of the request. */
const errorBodyOf = (
  { code, details: { fields, meta, retryAfterSeconds } }: Refusal,
  locale: Locale,
): ErrorBody => ({
  message: messageOf(code, locale, retryAfterSeconds),
  code,
  ...(fields && {
    errors: byField(fields, (failure) => messageOf(failure.code, locale)),
    error_codes: byField(fields, (failure) => failure.code),
  }),
  ...(meta && { meta }),
});

/** Turns every error into a RestError response; only errors of the service itself are logged at error level. */
export const handleErrors = (app: AccountsApp): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
    return reply.code(refusal.status).send(errorBodyOf(refusal, localeOf(request)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBodyOf(new Refusal(404, 'NOT_FOUND'), localeOf(request))),
  );
};
