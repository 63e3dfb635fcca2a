import { violatedConstraint } from '../../platform/database/unique-violation';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { codeKeyOf } from '@sahra/schemas/code-key-of';
import type { Services } from '../session/services';
import { changeEmail, emailTaken } from './change-email';
import type { OnEmailChanged } from './change-email';
import { CHANGE_EMAIL_SCHEMA } from './change-email.schema';

export const changeEmailRoute = (
  app: AccountsApp,
  services: Services,
  onEmailChanged: OnEmailChanged,
): void => {
  const { authenticate, config, clock } = services;
  app.post(
    '/api/change_email',
    { schema: CHANGE_EMAIL_SCHEMA, validatorCompiler: uncheckedBody, onRequest: authenticate.hook },
    async (request, reply) => {
      const { id: viewerId, sessionId, locale } = authenticate.viewer(request);
      const { code } = request.body;
      if (codeKeyOf(code) === '') throw invalidFields([{ field: 'code', code: 'CODE_REQUIRED' }]);
      try {
        return await respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
          const outcome = await changeEmail(trx, {
            viewerId,
            sessionId,
            typed: code,
            locale,
            pepper: config.codePepper,
            now: clock(),
            onEmailChanged,
          });
          return 'refusal' in outcome ? outcome : { status: 200, body: { data: outcome } };
        });
      } catch (error) {
        if (violatedConstraint(error) === 'viewers_email_key') throw emailTaken();
        throw error;
      }
    },
  );
};
