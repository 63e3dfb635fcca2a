import type { AccountsApp } from '../../platform/http/accounts-app';
import type { Services } from '../session/services';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { viewerOfToken } from '../token/one-time-tokens';
import { markEmailVerified } from '../viewer/mark-email-verified';
import { textOf } from '../../platform/text/text-of';
import { VERIFY_EMAIL_SCHEMA } from './verification.schema';

export const verifyEmailRoute = (app: AccountsApp, { database, clock }: Services): void => {
  const { queries } = database;
  app.post(
    '/api/verify_email',
    { schema: VERIFY_EMAIL_SCHEMA, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const now = clock();
      const viewerId = await viewerOfToken(queries, 'verify-email', textOf(request.body.token), now);
      if (viewerId === null) throw invalidFields([{ field: 'token', code: 'LINK_EXPIRED' }]);
      await markEmailVerified(queries, viewerId, now);
      return reply.code(204).send(null);
    },
  );
};
