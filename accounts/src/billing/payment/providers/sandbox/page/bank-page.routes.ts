import formbody from '@fastify/formbody';
import { messageOf } from '@sahra/schemas/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { emailKeyOf, type Services } from '../../../../../identity/identity.module';
import type { AccountsApp } from '../../../../../platform/http/accounts-app';
import { isUuid } from '../../../../../platform/text/is-uuid';
import { actAsBank } from '../sandbox-bank';
import { bankForm, bankPage, type BankForm, type BankPageState } from './bank-page';
import { BANK_WORDS } from './bank-words';
import { developerAccess, pageLocaleOf } from './developer-access';
import { pageHeaders } from './page-document';

interface Page {
  Querystring: Readonly<Record<string, string | undefined>>;
  Body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * `/pay/bank`: plays the card holder's bank and the provider's dashboard: refunds, disputes, fraud warnings, and what
 * becomes of a card. Exists only when payments go to the sandbox, for developers and the desk.
 */
export const bankPageRoutes = async (
  root: AccountsApp,
  { config, database, clock }: Services,
): Promise<void> => {
  const { queries } = database;
  const headers = pageHeaders(config.publicOrigin);
  const access = developerAccess({ config, clock }, 'bank');
  const send = (
    request: FastifyRequest<Page>,
    reply: FastifyReply,
    state: Pick<BankPageState, 'form' | 'errors' | 'sent'>,
  ) => {
    const token = access.token(request, reply);
    const page = bankPage({ ...state, token, locale: pageLocaleOf(request.query) });
    return reply.headers(headers).send(page);
  };
  const findViewer = ({ email }: BankForm) =>
    queries
      .selectFrom('viewers')
      .select('id')
      .where('email_key', '=', emailKeyOf(email.normalize('NFC')))
      .executeTakeFirst();
  const findPayment = async (viewerId: string, { payment }: BankForm): Promise<string | undefined> => {
    if (payment !== '' && !isUuid(payment)) return undefined;
    const found = await queries
      .selectFrom('payments')
      .select('id')
      .where('viewer_id', '=', viewerId)
      .where('provider', '=', 'sandbox')
      .where('status', '=', 'succeeded')
      .$if(payment !== '', (query) => query.where('id', '=', payment))
      .orderBy('settled_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.id;
  };
  /** @returns what is wrong, by the field; empty when it was done. */
  const act = async (form: BankForm, locale: BankPageState['locale']): Promise<BankPageState['errors']> => {
    const { problems } = BANK_WORDS[locale];
    if (!/^\d{0,9}$/.test(form.amount)) return { amount: problems.amount };
    const viewer = await findViewer(form);
    if (!viewer) return { email: messageOf('EMAIL_UNKNOWN', locale) };
    const paymentId = await findPayment(viewer.id, form);
    if (paymentId === undefined) return { payment: problems.notPaid };
    const amountMinor = form.amount === '' ? null : Number(form.amount);
    const problem = await queries
      .transaction()
      .execute((trx) => actAsBank(trx, { paymentId, act: form.act, amountMinor, now: clock() }));
    if (problem === undefined) return {};
    return problem === 'tooMuch' ? { amount: problems.tooMuch } : { payment: problems[problem] };
  };

  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody);
    const { onRequest, preHandler } = access;
    const schema = { hide: true };

    app.get<Page>('/pay/bank', { schema, onRequest }, (request, reply) =>
      send(request, reply, {
        form: bankForm(request.query),
        errors: {},
        sent: request.query['sent'] === 'yes',
      }),
    );

    app.post<Page>('/pay/bank', { schema, onRequest, preHandler }, async (request, reply) => {
      const form = bankForm(request.body ?? {});
      const locale = pageLocaleOf(request.query);
      const errors = await act(form, locale);
      if (Object.keys(errors).length > 0)
        return send(request, reply.code(422), { form, errors, sent: false });
      const query = new URLSearchParams({ lang: locale, act: form.act, sent: 'yes' });
      return reply.redirect(`/pay/bank?${query}`, 303);
    });
  });
};
