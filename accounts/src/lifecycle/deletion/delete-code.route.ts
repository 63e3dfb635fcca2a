import { CODE_RESEND_SECONDS, CODE_SECONDS, issueCode, type Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import { respondIdempotently } from '../../platform/idempotency/respond-idempotently';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { encryptSecret } from '../../platform/mail/encrypted-secret';
import { DELETE_CODE_SCHEMA } from './delete-code.schema';
import { proofOf } from './own-account-proof';

const ANSWER = { data: { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS } };

export const deleteCodeRoute = (app: AccountsApp, services: Services): void => {
  const { authenticate, config, clock } = services;
  app.post(
    '/api/delete_account/code',
    { schema: DELETE_CODE_SCHEMA, onRequest: authenticate.hook },
    (request, reply) => {
      const { id: viewerId, name, email, locale } = authenticate.viewer(request);
      return respondIdempotently(services, { request, reply, viewerId }, async (trx) => {
        const { proof } = await proofOf(trx, viewerId);
        if (proof === 'password') throw new Refusal(409, 'CONFIRM_WITH_PASSWORD');
        const now = clock();
        const issued = { purpose: 'delete-account', viewerId, pepper: config.codePepper, now } as const;
        const { id, code } = await issueCode(trx, issued);
        const data = { name, code: encryptSecret(config.codePepper, code), minutes: CODE_SECONDS / 60 };
        const mail = { mail: 'delete-code', to: email, locale, data } as const;
        await enqueueMail(trx, `delete-code ${id}`, mail, now);
        return { status: 200, body: ANSWER };
      });
    },
  );
};
