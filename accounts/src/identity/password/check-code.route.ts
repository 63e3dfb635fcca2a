import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { codeKeyOf } from '../../platform/text/code-key-of';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { createKnownCallers } from '../sign-in/known-callers';
import { emailFailure } from '../viewer/email-failure';
import { emailKeyOf } from '../viewer/email-key-of';
import { textOf } from '../../platform/text/text-of';
import { CHECK_CODE_SCHEMA } from './check-code.schema';
import { createCodeLimits } from './code-limits';
import { resetTokenOf } from './reset-token-of';

export const checkCodeRoute = (app: AccountsApp, services: Services): void => {
  const { config, database, rateLimits, clock } = services;
  const known = createKnownCallers(services);
  const limits = createCodeLimits(database.pool, rateLimits, known);
  app.post(
    '/api/check_code',
    { schema: CHECK_CODE_SCHEMA, validatorCompiler: uncheckedBody },
    async (request) => {
      const { email, code } = request.body;
      const address = textOf(email).trim().normalize('NFC');
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
