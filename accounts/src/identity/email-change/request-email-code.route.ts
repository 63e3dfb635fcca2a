import { emailFailure } from '@sahra/schemas/email-failure';
import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { fieldFailures, invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { encryptSecret } from '../../platform/mail/encrypted-secret';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { createLimiter } from '../../platform/rate-limit/limiter';
import { emailOf } from '../../platform/text/email-of';
import { textOf } from '../../platform/text/text-of';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '../code/code-rules';
import { issueCode } from '../code/issue-code';
import { currentPasswordFailure } from '../password/current-password-failure';
import type { Services } from '../session/services';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { REQUEST_EMAIL_CODE_SCHEMA } from './change-email.schema';
import { isEmailTaken } from './is-email-taken';

const ANSWER = { data: { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS } };

interface Wish {
  viewerId: string;
  email: string;
  password: string;
}

/**
 * Throws a Refusal that names every failing field. Only a viewer who knows the password learns whether an address is
 * taken.
 */
const checkWish = async (trx: Transaction<Tables>, { viewerId, email, password }: Wish): Promise<void> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select(['email_key', 'password_hash'])
    .where('id', '=', viewerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const passwordWrong = await currentPasswordFailure(viewer.password_hash, password);
  const emailKey = emailKeyOf(email);
  const malformed = emailFailure(email) ?? (emailKey === viewer.email_key ? 'EMAIL_UNCHANGED' : undefined);
  const taken = !malformed && !passwordWrong && (await isEmailTaken(trx, emailKey));
  const failures = fieldFailures({
    email: malformed ?? (taken ? 'EMAIL_TAKEN' : undefined),
    password: passwordWrong,
  });
  if (failures.length > 0) throw invalidFields(failures);
};

export const requestEmailCodeRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, config, database, rateLimits, clock } = services;
  const limiter = createLimiter(database.pool, rateLimits, 'changeEmail');
  app.post(
    '/api/change_email/code',
    {
      schema: REQUEST_EMAIL_CODE_SCHEMA,
      validatorCompiler: uncheckedBody,
      onRequest: authenticate.hook,
    },
    async (request, reply) => {
      const { id: viewerId, locale } = authenticate.viewer(request);
      const email = emailOf(request.body.email);
      const password = textOf(request.body.password);
      await limiter.spend(viewerId, request.ip);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        await checkWish(trx, { viewerId, email, password });
        const { codePepper: pepper } = config;
        const now = clock();
        const { id, code } = await issueCode(trx, {
          purpose: 'change-email',
          viewerId,
          pepper,
          now,
          newEmail: email,
        });
        const data = { code: encryptSecret(pepper, code), minutes: CODE_SECONDS / 60 };
        const mail = { mail: 'email-code', to: email, locale, data } as const;
        await enqueueMail(trx, `email-code ${id}`, mail, now);
        return { status: 200, body: ANSWER };
      });
    },
  );
};
