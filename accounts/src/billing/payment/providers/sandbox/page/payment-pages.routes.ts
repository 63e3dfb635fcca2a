import formbody from '@fastify/formbody';
import { LOCALES, OTHER_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';

import type { Services } from '../../../../../identity/identity.module';
import type { Tables } from '../../../../../platform/database/tables';
import type { AccountsApp } from '../../../../../platform/http/accounts-app';
import { failSandboxPayment } from '../fail-sandbox-payment';
import { applyCardBehaviour } from '../apply-card-behaviour';
import { declineCard } from '../decline-card';
import { sandboxFingerprint, type SandboxCard } from '../sandbox-cards';
import { isPageExpired } from '../sandbox-outcome';
import type { SandboxPayment } from '../sandbox.tables';
import { succeedSandboxPayment } from '../succeed-sandbox-payment';
import { cardPage } from './card-page';
import type { CardPageState } from './card-page';
import { challengePage } from './challenge-page';
import { checkCardForm } from './check-card-form';
import { createCsrfTokens } from './csrf-tokens';
import { html } from './html';
import { pageAddress } from './page-address';
import { pageFontRoutes } from './page-fonts';
import { pageDocument, pageHeaders } from './page-document';
import { PAGE_WORDS } from './page-words';

/** Returns the card in the sandbox's Apple Pay wallet, which has an identity of its own on each device. */
const applePayCard = (browser: string): SandboxCard => ({
  ...{ behaviour: 'succeeds', brand: 'visa', last4: '4242' },
  fingerprint: sandboxFingerprint(`apple_pay ${browser}`),
});

/** Renders the page for a payment that does not exist or is over. */
const overPage = (locale: Locale, publicOrigin: string): string => {
  const words = PAGE_WORDS[locale];
  return pageDocument({
    locale,
    title: words.overTitle,
    otherLanguage: `?lang=${OTHER_LOCALE[locale]}`,
    main: html`
      <h1>${words.overTitle}</h1>
      <p>${words.overText}</p>
      <p><a href="${publicOrigin}/${locale}">${words.backToSite}</a></p>
    `,
  });
};

/**
 * Runs `act` on the locked payment of a page while the payment is in `state`.
 * @returns the payment afterwards; undefined when there is none.
 */
const actOnPayment = (
  queries: Kysely<Tables>,
  { session, state, now }: { session: string; state: SandboxPayment['state']; now: Date },
  act: (trx: Transaction<Tables>, payment: SandboxPayment) => Promise<void>,
): Promise<SandboxPayment | undefined> =>
  queries.transaction().execute(async (trx) => {
    const read = () =>
      trx
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('session', '=', session)
        .forUpdate()
        .executeTakeFirst();
    const payment = await read();
    if (payment?.state !== state || isPageExpired(payment, now)) return payment;
    await act(trx, payment);
    return read();
  });

interface Page {
  Params: { session: string };
  Querystring: { lang?: string; card?: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}
type PageRequest = FastifyRequest<Page>;

const localeOf = ({ query }: PageRequest, fallback: Locale): Locale =>
  LOCALES.find((locale) => locale === query.lang) ?? fallback;

/**
 * Registers the sandbox pages under `/pay`: they work without scripts, and a redirect after every change
 * (Post/Redirect/Get).
 */
export const paymentPages = async (
  root: AccountsApp,
  { config, database, clock }: Services,
): Promise<void> => {
  const { queries } = database;
  const headers = pageHeaders(config.publicOrigin);
  const tokens = createCsrfTokens(config);
  /** All forms of one payment share one CSRF token. */
  const tokenField = (request: PageRequest, reply: FastifyReply) =>
    tokens.field(request, reply, request.params.session);
  const fromOwnPage = async (request: FastifyRequest) =>
    tokens.check(request, (request as PageRequest).params.session);
  const addressesOf = (request: PageRequest, { locale }: SandboxPayment, path?: '/challenge') => {
    const asked = { session: request.params.session, locale: localeOf(request, locale), begunIn: locale };
    return { locale: asked.locale, address: pageAddress(asked, path) };
  };
  const sendOver = (request: PageRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .headers(headers)
      .send(overPage(localeOf(request, 'en'), config.publicOrigin));
  /** Redirects the viewer to the next page of the payment, or back to the shop. */
  const goOn = (request: PageRequest, reply: FastifyReply, payment: SandboxPayment | undefined) => {
    if (!payment?.return_url) return sendOver(request, reply);
    const { address } = addressesOf(request, payment);
    const on = { open: address.page, challenge: address.challenge, succeeded: null, failed: null };
    const place = isPageExpired(payment, clock()) ? null : on[payment.state];
    return reply.redirect(place ?? payment.return_url, 303);
  };
  const find = ({ params }: PageRequest) =>
    queries
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('session', '=', params.session)
      .executeTakeFirst();
  const sendCardPage = (
    request: PageRequest,
    reply: FastifyReply,
    state: Pick<CardPageState, 'payment' | 'form' | 'failures'>,
  ) => {
    const token = tokenField(request, reply);
    return reply.headers(headers).send(cardPage({ ...state, ...addressesOf(request, state.payment), token }));
  };

  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody);
    const schema = { hide: true };
    pageFontRoutes(app);

    app.get<Page>('/pay/:session', { schema }, async (request, reply) => {
      const payment = await find(request);
      if (payment?.state !== 'open' || isPageExpired(payment, clock())) return goOn(request, reply, payment);
      const form = { number: request.query.card ?? '', expiry: '' };
      return sendCardPage(request, reply, { payment, form, failures: {} });
    });

    app.post<Page>('/pay/:session', { schema, preHandler: fromOwnPage }, async (request, reply) => {
      const { session } = request.params;
      const now = clock();
      const body = request.body ?? {};
      const act = (work: Parameters<typeof actOnPayment>[2]) =>
        actOnPayment(queries, { session, state: 'open', now }, work);
      if (body['action'] === 'leave') {
        const left = await act((trx, payment) =>
          failSandboxPayment(trx, payment, { reason: payment.reason ?? 'ABANDONED', now }),
        );
        return goOn(request, reply, left);
      }
      const { card, form, failures } =
        body['action'] === 'apple_pay'
          ? { card: applePayCard(tokens.browserOf(request)), form: undefined, failures: {} }
          : checkCardForm(body, now);
      const payment = card
        ? await act((trx, open) => applyCardBehaviour(trx, open, { card, now }))
        : await find(request);
      return form && !card && payment?.state === 'open'
        ? sendCardPage(request, reply.code(422), { payment, form, failures })
        : goOn(request, reply, payment);
    });

    app.get<Page>('/pay/:session/challenge', { schema }, async (request, reply) => {
      const payment = await find(request);
      if (payment?.state !== 'challenge' || isPageExpired(payment, clock()))
        return goOn(request, reply, payment);
      const { locale, address } = addressesOf(request, payment, '/challenge');
      const token = tokenField(request, reply);
      return reply.headers(headers).send(challengePage({ payment, locale, address, token }));
    });

    app.post<Page>('/pay/:session/challenge', { schema, preHandler: fromOwnPage }, async (request, reply) => {
      const now = clock();
      const confirmed = request.body?.['answer'] === 'confirm';
      const { session } = request.params;
      const payment = await actOnPayment(queries, { session, state: 'challenge', now }, (trx, asked) =>
        confirmed
          ? succeedSandboxPayment(trx, asked, {
              card: {
                ...{ behaviour: 'challenge', brand: asked.brand ?? '', last4: asked.last4 ?? '' },
                fingerprint: asked.fingerprint ?? '',
              },
              now,
            })
          : declineCard(trx, asked, { reason: 'AUTHENTICATION_FAILED', now }),
      );
      return goOn(request, reply, payment);
    });
  });
};
