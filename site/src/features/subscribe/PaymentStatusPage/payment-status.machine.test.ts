/** @jest-environment node */
import { createActor, fromPromise } from 'xstate';

import { MAX_TRIES } from './polling-delay';
import { paymentStatusMachine } from './payment-status.machine';
import type { PaymentStatusResult, PolledPayment } from './payment-status.machine';

const SUCCEEDED: PaymentStatusResult = { status: 'SUCCEEDED', purpose: 'FIRST' };
const PENDING: PaymentStatusResult = { status: 'PENDING', purpose: 'FIRST', redirectUrl: null };

const started = (answer: (asked: number) => PaymentStatusResult | 'away') => {
  let asked = 0;
  const actor = createActor(
    paymentStatusMachine.provide({
      actors: {
        ask: fromPromise<PaymentStatusResult, PolledPayment>(() => {
          asked += 1;
          const given = answer(asked);
          return given === 'away' ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(given);
        }),
      },
    }),
    { input: { code: 'p-1' } },
  ).start();
  return { actor, asked: () => asked };
};
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [SUCCEEDED, 'succeeded'],
  [{ status: 'FAILED', purpose: 'FIRST' }, 'failed'],
  [{ status: 'UNKNOWN' }, 'unknown'],
] as const)('%o ends as %s', async (answer, state) => {
  const { actor } = started(() => answer);
  await pass(0);
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().status).toBe('done');
});

test('while nothing is decided it asks with growing pauses', async () => {
  const { actor, asked } = started((times) => (times < 4 ? PENDING : SUCCEEDED));
  await pass(0);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(0.5);
  expect(asked()).toBe(3);
  await pass(2.5);
  expect(actor.getSnapshot().value).toBe('succeeded');
});

test('a graph that is away is asked again, and an answer takes it back', async () => {
  const { actor } = started((times) => (times === 1 ? 'away' : PENDING));
  await pass(0);
  expect(actor.getSnapshot().context.away).toBe(true);
  await pass(1);
  expect(actor.getSnapshot().context).toMatchObject({ away: false, tries: 2 });
});

test('the page of the provider and the purpose are known while it is open', async () => {
  const open = { purpose: 'METHOD_CHANGE', redirectUrl: 'https://pay.example/p-1' } as const;
  const { actor } = started(() => ({ status: 'PENDING', ...open }));
  await pass(0);
  expect(actor.getSnapshot().context).toMatchObject(open);
});

test('it does not ask for ever, and looks again on request', async () => {
  const { actor, asked } = started(() => PENDING);
  await pass(60 * 60);
  expect(asked()).toBe(MAX_TRIES);
  await pass(60 * 60);
  expect(asked()).toBe(MAX_TRIES);
  actor.send({ type: 'LOOK' });
  await pass(0);
  expect(asked()).toBe(MAX_TRIES + 1);
});
