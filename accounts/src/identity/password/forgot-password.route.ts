import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '../code/code-rules';
import { localeOf } from '../../platform/http/errors/locale-of';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { answerOnce } from '../../platform/idempotency/answer-once';
import { addressKeyOf } from '@sahra/schemas/address-key-of';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailFailure } from '../viewer/email-failure';
import { emailKeyOf } from '../viewer/email-key-of';
import { textOf } from '../../platform/text/text-of';
import { answerAfter } from './answer-after';
import { FORGOT_PASSWORD_SCHEMA } from './forgot-password.schema';
import { sendResetCode } from './send-reset-code';

/** Longer than sending takes (about 15 ms), so that a known address takes as long as an unknown one, and guessing addresses is slow (docs/product/rules.md R17). */
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
      const email = textOf(request.body.email).trim().normalize('NFC');
      const emailKey = emailKeyOf(email);
      const failure = emailFailure(email);
      await limiter.spend(failure ? null : `${emailKey} ${addressKeyOf(request.ip)}`, request.ip);
      if (failure) throw invalidFields([{ field: 'email', code: failure }]);
      return answerOnce(services, { request, reply, viewerId: null }, async (trx) => {
        const pepper = config.codePepper;
        await sendResetCode(trx, { emailKey, locale: localeOf(request), pepper, now: clock() });
        return { status: 200, body: ANSWER };
      });
    },
  );
};
