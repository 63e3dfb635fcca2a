import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';

import { messageOf } from '@sahra/schemas/messages';
import { TransferError } from '@sahra/schemas/transfer-error';

import { handleErrors } from './handle-errors';

let app: FastifyInstance;
let log: string;
let thrown: Error;
beforeEach(async () => {
  log = '';
  app = Fastify({
    bodyLimit: 10,
    logger: { level: 'error', stream: { write: (line: string) => void (log += line) } },
  });
  handleErrors(app);
  app.post('/fails', () => {
    throw thrown;
  });
  await app.ready();
});
afterEach(() => app.close());

const send = (payload: object = {}) =>
  app.inject({ method: 'POST', url: '/fails', payload, headers: { 'x-localization': 'ar' } });

const { StripeAuthenticationError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

test.each([
  [400, StripeIdempotencyError, 'idempotency_error'],
  [401, StripeAuthenticationError, 'authentication_error'],
  [404, StripeInvalidRequestError, 'invalid_request_error'],
] as const)('a %d of the payment provider is our failure, and is logged', async (statusCode, Kind, type) => {
  thrown = new Kind({ type, statusCode, message: 'Refused by Stripe' });
  const answer = await send();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'SOMETHING_WENT_WRONG',
    message: messageOf('SOMETHING_WENT_WRONG', 'ar'),
  });
  expect(log).toContain('Refused by Stripe');
});

test('a body that comes too slowly or is too large is a failure of the caller, and is not logged', async () => {
  thrown = new TransferError(408);
  expect((await send()).statusCode).toBe(408);
  expect((await send({ name: 'longer than ten bytes' })).statusCode).toBe(413);
  expect(log).toBe('');
});
