import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { codeKeyOf } from '../code/code-key-of';
import { invalidFields } from '../errors/refusal';
import { uncheckedBody } from '../errors/unchecked-body';
import { createLimiter } from '../rate-limit/limiter';
import { emailFailure } from '../viewer/email-failure';
import { emailKeyOf } from '../viewer/email-key-of';
import { textOf } from '../viewer/text-of';
import { CHECK_CODE_SCHEMA } from './check-code.schema';
import { resetTokenOf } from './reset-token-of';

export const checkCodeRoute = (app: AccountsApp, { config, database, rateLimits, clock }: Services): void => {
  const limiter = createLimiter(database.pool, rateLimits, 'checkCode');
  app.post(
    '/api/check_code',
    { schema: CHECK_CODE_SCHEMA, validatorCompiler: uncheckedBody },
    async (request) => {
      const { email, code } = request.body;
      const address = textOf(email).trim().normalize('NFC');
      const failure = emailFailure(address);
      await limiter.spend(failure ? null : emailKeyOf(address), request.ip);
      const failures = [
        ...(failure ? [{ field: 'email', code: failure }] : []),
        ...(codeKeyOf(code) === '' ? [{ field: 'code', code: 'CODE_REQUIRED' }] : []),
      ];
      if (failures.length > 0) throw invalidFields(failures);
      const outcome = await database.queries.transaction().execute((trx) =>
        resetTokenOf(trx, {
          emailKey: emailKeyOf(address),
          typed: code,
          pepper: config.codePepper,
          now: clock(),
        }),
      );
      if ('refusal' in outcome) throw outcome.refusal;
      return { data: { reset_token: outcome.token } };
    },
  );
};
