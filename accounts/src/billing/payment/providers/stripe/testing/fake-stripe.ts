import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { CardRefused, Missing } from './fake-stripe-refusals';
import { FakeStripeState } from './fake-stripe-state';

export interface FakeStripe {
  books: FakeStripeState;
  port: number;
  /** Method and path of each request, oldest first. */
  seen: string[];
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
}

const METADATA = /^(?:payment_intent_data\[)?metadata\]?\[(\w+)\]$/;
const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = METADATA.exec(key)?.[1];
      return name === undefined ? [] : [[name, value]];
    }),
  );
const number = (form: URLSearchParams, key: string) => Number(form.get(key));
const missing: Reply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
};
const found = (object: unknown): Reply => (object === undefined ? missing : { status: 200, body: object });

/** Path of an object, or of what is done to it. */
const OBJECT = /^(.*\/)([^/]+_[^/]+?)(\/expire|\/cancel)?$/;

type Route = (form: URLSearchParams, id: string) => Reply;

const listOf = (
  objects: readonly { payment_intent: string }[],
  form: URLSearchParams,
  url: string,
): Reply => {
  const data = objects.filter(({ payment_intent }) => payment_intent === form.get('payment_intent'));
  return found({ object: 'list', data, has_more: false, url });
};

const routesOf = (books: FakeStripeState): Record<string, Route> => ({
  'POST /v1/customers': () => found(books.createCustomer()),
  'DELETE /v1/customers/': (_form, id) => found(books.deleteCustomer(id)),
  'POST /v1/checkout/sessions': (form) =>
    found(
      books.openSession(
        number(form, 'line_items[0][price_data][unit_amount]'),
        form.get('line_items[0][price_data][currency]') ?? '',
        metadataOf(form),
      ),
    ),
  'POST /v1/checkout/sessions//expire': (_form, id) => found(books.expireSession(id)),
  'GET /v1/checkout/sessions/': (_form, id) => {
    const session = books.sessions.get(id);
    if (session?.payment_intent) books.intentNow(session.payment_intent.id);
    return found(session);
  },
  'POST /v1/payment_intents': (form) =>
    found(
      books.confirmIntent({
        amount: number(form, 'amount'),
        currency: form.get('currency') ?? '',
        method: form.get('payment_method') ?? '',
        customer: form.get('customer') ?? '',
        metadata: metadataOf(form),
        offSession: form.get('off_session') === 'true',
        futureUsage: form.get('setup_future_usage'),
      }),
    ),
  'GET /v1/payment_intents/search': (form) => {
    const id = /'([0-9a-f-]{36})'/.exec(form.get('query') ?? '')?.[1];
    const data = [...books.intents.values()].filter(({ metadata }) => metadata['payment_id'] === id);
    return found({ object: 'search_result', data, has_more: false, url: '/v1/payment_intents/search' });
  },
  'POST /v1/payment_intents//cancel': (_form, id) => found(books.cancelIntent(id)),
  'GET /v1/payment_intents/': (_form, id) => found(books.intentNow(id)),
  'GET /v1/charges/': (_form, id) => found(books.intentNow(id.slice('ch_'.length))?.latest_charge),
  'GET /v1/refunds': (form) => listOf(books.refunds, form, '/v1/refunds'),
  'GET /v1/refunds/': (_form, id) => found(books.refunds.find((refund) => refund.id === id)),
  'GET /v1/disputes': (form) => listOf(books.disputes, form, '/v1/disputes'),
  'GET /v1/disputes/': (_form, id) => found(books.disputes.find((dispute) => dispute.id === id)),
  'GET /v1/radar/early_fraud_warnings': (form) =>
    listOf(books.fraudWarnings, form, '/v1/radar/early_fraud_warnings'),
  'GET /v1/radar/early_fraud_warnings/': (_form, id) =>
    found(books.fraudWarnings.find((warning) => warning.id === id)),
  'GET /v1/payment_methods/': (_form, id) => {
    const intent = [...books.intents.values()].findLast(({ payment_method }) => payment_method?.id === id);
    return found(intent?.payment_method && { ...intent.payment_method, customer: intent.customer });
  },
  'POST /v1/refunds': (form) =>
    found(books.refund(form.get('payment_intent') ?? '', number(form, 'amount'), metadataOf(form))),
});

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const refusalOf = (error: unknown): Reply => {
  if (error instanceof CardRefused) {
    const { reason, message, intent } = error;
    return { status: 402, body: { error: { ...reason, message, payment_intent: intent } } };
  }
  if (error instanceof Missing) {
    const { param, message } = error;
    const code = 'resource_missing';
    return { status: 400, body: { error: { type: 'invalid_request_error', code, param, message } } };
  }
  const message = error instanceof Error ? error.message : '';
  return { status: 400, body: { error: { type: 'invalid_request_error', message } } };
};

/**
 * Starts a fake of the part of Stripe's HTTP API that we call, including its idempotency keys. For tests
 * only.
 */
export const startFakeStripe = async (): Promise<FakeStripe> => {
  const books = new FakeStripeState();
  const routes = routesOf(books);
  const kept = new Map<string, { text: string; reply: Reply }>();
  const seen: string[] = [];
  const answer = (method: string, url: URL, form: URLSearchParams): Reply => {
    const whole = routes[`${method} ${url.pathname}`];
    const [, folder = '', id = '', act = ''] = OBJECT.exec(url.pathname) ?? [];
    const route = whole ?? routes[`${method} ${folder}${act}`];
    try {
      return route ? route(form, id) : missing;
    } catch (error) {
      return refusalOf(error);
    }
  };
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://stripe');
    const text = await textOf(request);
    seen.push(`${method} ${url.pathname}`);
    const key = String(headers['idempotency-key'] ?? '');
    const before = kept.get(key);
    const reused = before && before.text !== text;
    const { status, body } = reused
      ? { status: 400, body: { error: { type: 'idempotency_error' } } }
      : (before?.reply ??
        answer(method, url, method === 'GET' ? url.searchParams : new URLSearchParams(text)));
    if (method === 'POST' && key !== '' && !before)
      kept.set(key, { text, reply: { status, body: structuredClone(body) } });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    books,
    port: (server.address() as AddressInfo).port,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
