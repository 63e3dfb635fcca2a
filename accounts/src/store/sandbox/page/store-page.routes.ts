import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

import { createDeskGuard } from '../../../admin/desk-guard';
import type { AccountsApp } from '../../../app/accounts-app';
import type { Services } from '../../../app/services';
import { pageHeaders } from '../../../payment/providers/sandbox/page/page-document';
import { emailKeyOf } from '../../../viewer/email-key-of';
import { actAtStore } from '../act-at-store';
import { storeForm, type StoreForm } from './store-form';
import { storePage, type StorePageState } from './store-page';

interface Page {
  Querystring: Readonly<Record<string, string | undefined>>;
  Body: Readonly<Record<string, unknown>> | undefined;
}

const localeOf = ({ query }: FastifyRequest<Page>) =>
  LOCALES.find((locale) => locale === query['lang']) ?? DEFAULT_LOCALE;

/**
 * `/pay/store`: a developer plays Google Play or the App Store for a viewer. Where payments go to the sandbox only, and there
 * only in development or with a token of the desk that may change viewers: who acts here gives plans away.
 */
export const storePageRoutes = async (
  root: AccountsApp,
  { config, database, clock }: Services,
): Promise<void> => {
  const { queries } = database;
  const headers = pageHeaders(config.publicOrigin);
  const readPlans = () => queries.selectFrom('plans').selectAll().orderBy('price_minor').execute();
  const send = async (
    request: FastifyRequest<Page>,
    reply: FastifyReply,
    state: Pick<StorePageState, 'form' | 'failure' | 'sent'>,
  ) => {
    const page = storePage({ ...state, locale: localeOf(request), plans: await readPlans() });
    return reply.headers(headers).send(page);
  };
  /** Code of what stands against it; undefined when it was done. */
  const act = async ({ email, store, news, plan }: StoreForm): Promise<string | undefined> => {
    const viewer = await queries
      .selectFrom('viewers')
      .select('id')
      .where('email_key', '=', emailKeyOf(email.normalize('NFC')))
      .executeTakeFirst();
    if (!viewer) return 'EMAIL_UNKNOWN';
    const plans = await readPlans();
    const planId = plans.find(({ id }) => id === plan)?.id ?? plans[0]?.id ?? '';
    const done = await actAtStore(queries, { viewerId: viewer.id, store, news, planId, now: clock() });
    return done ? undefined : 'STORE_NOTHING_BOUGHT';
  };

  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody);
    const schema = { hide: true };
    const guard = createDeskGuard(config.deskSecret, clock).allow('viewers:write');
    const options = config.development ? { schema } : { schema, onRequest: guard };

    app.get<Page>('/pay/store', options, (request, reply) =>
      send(request, reply, { form: storeForm(request.query), sent: request.query['sent'] === 'yes' }),
    );

    app.post<Page>('/pay/store', options, async (request, reply) => {
      const form = storeForm(request.body ?? {});
      const failure = await act(form);
      if (failure) return send(request, reply.code(422), { form, failure, sent: false });
      const { store, news, plan } = form;
      const query = new URLSearchParams({ lang: localeOf(request), store, news, plan, sent: 'yes' });
      return reply.redirect(`/pay/store?${query}`, 303);
    });
  });
};
