import { setTimeout } from 'node:timers/promises';

import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';
import type { Locale } from '@sahra/schemas/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { emailFailure } from '@sahra/schemas/email-failure';

import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { statedLocaleOf } from '../../platform/http/errors/locale-of';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { encryptSecret } from '../../platform/mail/encrypted-secret';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailOf } from '../../platform/text/email-of';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '../code/code-rules';
import { issueCode } from '../code/issue-code';
import type { Services } from '../session/services';
import { accountStateOf } from '../standing/account-state-of';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { FORGOT_PASSWORD_SCHEMA } from './forgot-password.schema';

/**
 * Creates an `onSend` hook that delays each response until at least `ms` after the request, so that the response
 * time reveals nothing about the work.
 */
const answerAfter =
  (ms: number) =>
  async (_request: FastifyRequest, { elapsedTime }: FastifyReply): Promise<void> => {
    await setTimeout(Math.max(0, ms - elapsedTime));
  };

interface Forgetful {
  emailKey: string;
  /** Undefined when the request names none: the mail is then in the viewer's. */
  locale: Locale | undefined;
  pepper: string;
  now: Date;
}

/**
 * Mails a reset code to the viewer of an address. Throws a Refusal: 404 for an unknown address, 429 for too many
 * codes.
 */
const sendResetCode = async (
  trx: Transaction<Tables>,
  { emailKey, locale, pepper, now }: Forgetful,
): Promise<void> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select(['id', 'name', 'email', 'locale'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!viewer || (await accountStateOf(trx, viewer.id, now)) === 'gone')
    throw new Refusal(404, 'EMAIL_UNKNOWN', { fields: [{ field: 'email', code: 'EMAIL_UNKNOWN' }] });
  const { id, code } = await issueCode(trx, {
    purpose: 'reset-password',
    viewerId: viewer.id,
    pepper,
    now,
  });
  const data = { name: viewer.name, code: encryptSecret(pepper, code), minutes: CODE_SECONDS / 60 };
  const mail = { mail: 'reset-code', to: viewer.email, locale: locale ?? viewer.locale, data } as const;
  await enqueueMail(trx, `reset-code ${id}`, mail, now);
};

/**
 * Minimum response time. It is longer than sending takes (about 15 ms), so that a known address takes as long as an
 * unknown one and guessing addresses is slow (docs/product/rules.md R17).
 */
const ANSWER_MS = 250;

const ANSWER = { data: { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS } };

export const forgotPasswordRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'forgotPassword');
  app.post(
    '/api/forgot_password',
    {
      schema: FORGOT_PASSWORD_SCHEMA,
      validatorCompiler: uncheckedBody,
      onSend: answerAfter(ANSWER_MS),
    },
    async (request, reply) => {
      const email = emailOf(request.body.email);
      const emailKey = emailKeyOf(email);
      const failure = emailFailure(email);
      await limiter.spend(failure ? null : `${emailKey} ${ipRateLimitKey(request.ip)}`, request.ip);
      if (failure) throw invalidFields([{ field: 'email', code: failure }]);
      return respondIdempotently(services, { request, reply, viewerId: null }, async (trx) => {
        const pepper = config.codePepper;
        await sendResetCode(trx, { emailKey, locale: statedLocaleOf(request), pepper, now: clock() });
        return { status: 200, body: ANSWER };
      });
    },
  );
};
