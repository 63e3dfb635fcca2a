import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { emailKeyOf, type Services } from '../../../../identity/identity.module';
import type { AccountsApp } from '../../../../platform/http/accounts-app';
import { developerAccess, pageLocaleOf } from '../../../payment/providers/sandbox/page/developer-access';
import { pageHeaders } from '../../../payment/providers/sandbox/page/page-document';
import { simulateStoreEvent } from '../simulate-store-event';
import { storeForm, type StoreForm } from './store-form';
import { storePage, type StorePageState } from './store-page';

interface Page {
  Querystring: Readonly<Record<string, string | undefined>>;
  Body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * `/pay/store`: simulates Google Play or the App Store for a viewer. Exists only when payments go to the
 * sandbox.
 * Allowed in development on the developer's own machine, or with a desk token of scope `viewers:write`,
 * because the page gives plans away.
 */
export const storePageRoutes = async (
  root: AccountsApp,
  { config, database, clock }: Services,
): Promise<void> => {
  const { queries } = database;
  const headers = pageHeaders(config.publicOrigin);
  const access = developerAccess({ config, clock }, 'store');
  const readPlans = () => queries.selectFrom('plans').selectAll().orderBy('price_minor').execute();
  const send = async (
    request: FastifyRequest<Page>,
    reply: FastifyReply,
    state: Pick<StorePageState, 'form' | 'failure' | 'sent'>,
  ) => {
    const token = access.token(request, reply);
    const page = storePage({
      ...state,
      token,
      locale: pageLocaleOf(request.query),
      plans: await readPlans(),
    });
    return reply.headers(headers).send(page);
  };
  /** Simulates the store event; returns an error code, or undefined on success. */
  const act = async ({ email, store, news, plan }: StoreForm): Promise<string | undefined> => {
    const viewer = await queries
      .selectFrom('viewers')
      .select('id')
      .where('email_key', '=', emailKeyOf(email.normalize('NFC')))
      .executeTakeFirst();
    if (!viewer) return 'EMAIL_UNKNOWN';
    const plans = await readPlans();
    const planId = plans.find(({ id }) => id === plan)?.id ?? plans[0]?.id ?? '';
    const done = await simulateStoreEvent(queries, {
      viewerId: viewer.id,
      store,
      news,
      planId,
      now: clock(),
    });
    return done ? undefined : 'STORE_NOTHING_BOUGHT';
  };

  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody);
    const schema = { hide: true };
    const { onRequest, preHandler } = access;

    app.get<Page>('/pay/store', { schema, onRequest }, (request, reply) =>
      send(request, reply, { form: storeForm(request.query), sent: request.query['sent'] === 'yes' }),
    );

    app.post<Page>('/pay/store', { schema, onRequest, preHandler }, async (request, reply) => {
      const form = storeForm(request.body ?? {});
      const failure = await act(form);
      if (failure) return send(request, reply.code(422), { form, failure, sent: false });
      const { store, news, plan } = form;
      const query = new URLSearchParams({
        lang: pageLocaleOf(request.query),
        store,
        news,
        plan,
        sent: 'yes',
      });
      return reply.redirect(`/pay/store?${query}`, 303);
    });
  });
};
