import type { AccountsApp } from '../accounts-app';
import { errorBodyOf } from './error-body-of';
import { localeOf } from './locale-of';
import { Refusal } from './refusal';
import { refusalOf } from './refusal-of';

/** Answers every failure as RestError; only failures of the service itself are logged as errors. */
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
