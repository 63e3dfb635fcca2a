import { createAccessTokens } from '../identity/session/access-tokens';
import type { PaymentRecord } from '../billing/payment/payment.schema';
import type { SubscriptionRecord } from '../billing/subscription/subscription.schema';
import { RATE_LIMITS, type RateLimits } from '../platform/rate-limit/rate-limits';
import { addDays } from '../platform/time/add-days';
import { fakePayments, type FakePayments } from './fake-payments';
import { NO_LIMITS } from './no-limits';
import { signedIn } from './signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from './start-accounts';

const NEVER = new Date('2100-01-01T00:00:00Z');

/** Tests send more cards than any person. */
const MANY_CARDS = {
  ...RATE_LIMITS,
  paymentMethodEmail: NO_LIMITS.paymentMethodEmail,
  paymentMethodAddress: NO_LIMITS.paymentMethodAddress,
};

/** Running accounts with a fake payment provider that the test controls. */
export interface PayingAccounts extends RunningAccounts {
  fake: FakePayments;
  /** Advances the clock by days and runs each job at its due time. */
  days(count: number): Promise<void>;
}

/** Advances the clock by days and runs each job at its due time. */
export const passDays = async (accounts: RunningAccounts, count: number): Promise<void> => {
  const nextDue = async (): Promise<Date | undefined> => {
    const job = await accounts.database.queries
      .selectFrom('jobs')
      .select('run_at')
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .orderBy('run_at')
      .executeTakeFirst();
    return job?.run_at;
  };
  const target = addDays(accounts.clock.now(), count);
  for (let due = await nextDue(); due && due <= target; due = await nextDue()) {
    if (due > accounts.clock.now()) accounts.clock.set(due);
    await accounts.runJobs();
  }
  accounts.clock.set(target);
};

export const startPayingAccounts = async (rateLimits: RateLimits = MANY_CARDS): Promise<PayingAccounts> => {
  const fake = fakePayments();
  const accounts = await startAccounts({ payments: fake.provider, rateLimits });
  return { ...accounts, fake, days: (count) => passDays(accounts, count) };
};

/** Viewer who pays and stays signed in, however far the clock advances. */
export interface Payer {
  id: string;
  email: string;
  send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Response>;
  subscribe(planId: string, more?: object): Promise<PaymentRecord>;
  subscription(): Promise<SubscriptionRecord>;
}

export const createPayer = async (accounts: RunningAccounts): Promise<Payer> => {
  const { id, email } = await signedIn(accounts);
  const session = await accounts.database.queries
    .updateTable('sessions')
    .set({ expires_at: NEVER })
    .where('viewer_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const bearers = createAccessTokens(TEST_CONFIG.bearerSecret);
  const send: Payer['send'] = async (method, path, body, headers = {}) => {
    const { token } = await bearers.issue({ viewerId: id, sessionId: session.id }, accounts.clock.now());
    return fetch(new URL(path, accounts.url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  };
  const dataOf = async <T>(answer: Response): Promise<T> => {
    const body = (await answer.json()) as { data: T };
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    id,
    email,
    send,
    subscribe: async (planId, more = {}) =>
      dataOf(
        await send('POST', '/api/subscribe', {
          plan_id: planId,
          payment_method: 'card',
          payment_token: 'tok',
          ...more,
        }),
      ),
    subscription: async () => dataOf(await send('GET', '/api/subscription')),
  };
};
