import type { Transaction } from 'kysely';
import { emailFailure } from '@sahra/schemas/email-failure';

import type { Tables } from '../../platform/database/tables';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import type { Refusal } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import { emailOf } from '../../platform/text/email-of';
import { codeExpired, verifyCode } from '../code/verify-code';
import type { Services } from '../session/services';
import { createKnownCallers } from '../sign-in/known-callers';
import { issueToken } from '../token/one-time-tokens';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { CHECK_CODE_SCHEMA } from './check-code.schema';
import { createCodeLimits } from './code-limits';
import { RESET_TOKEN_SECONDS } from './reset-token-seconds';

interface CodeOfMail {
  emailKey: string;
  typed: unknown;
  pepper: string;
  now: Date;
  /** Maximum number of wrong attempts. */
  triesMax: number;
}

/**
 * Verifies the code of an address and returns a reset token, or the Refusal. A wrong attempt is counted in this
 * transaction, so the caller must commit it.
 */
const resetTokenOf = async (
  trx: Transaction<Tables>,
  { emailKey, typed, pepper, now, triesMax }: CodeOfMail,
): Promise<{ token: string } | { refusal: Refusal }> => {
  const viewer = await trx
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!viewer) return { refusal: codeExpired() };
  const purpose = 'reset-password';
  const refusal = await verifyCode(trx, { purpose, viewerId: viewer.id, typed, pepper, now, triesMax });
  if (refusal) return { refusal };
  const seconds = RESET_TOKEN_SECONDS;
  return { token: await issueToken(trx, { purpose, viewerId: viewer.id, seconds, now }) };
};

export const checkCodeRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const known = createKnownCallers(services);
  const limits = createCodeLimits(database.pool, rateLimits, known);
  app.post(
    '/api/check_code',
    { schema: CHECK_CODE_SCHEMA, validatorCompiler: uncheckedBody },
    async (request) => {
      const { email, code } = request.body;
      const address = emailOf(email);
      const failure = emailFailure(address);
      const failures = [
        ...(failure ? [{ field: 'email', code: failure }] : []),
        ...(codeKeyOf(code) === '' ? [{ field: 'code', code: 'CODE_REQUIRED' }] : []),
      ];
      if (failures.length > 0) throw invalidFields(failures);
      const emailKey = emailKeyOf(address);
      const tried = await limits.spend(known.callerOf(request, emailKey));
      const outcome = await database.queries.transaction().execute((trx) =>
        resetTokenOf(trx, {
          emailKey,
          typed: code,
          pepper: config.codePepper,
          now: clock(),
          triesMax: tried.triesMax,
        }),
      );
      if ('refusal' in outcome) {
        await tried.countWrong(request.log);
        throw outcome.refusal;
      }
      await tried.refund();
      return { data: { reset_token: outcome.token } };
    },
  );
};
