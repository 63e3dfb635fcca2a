import { Unreachable } from '../platform/http/errors/unreachable';
import type {
  ChargeRequest,
  KeptMethod,
  PaymentFailure,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  ProviderEvent,
  Reversals,
} from '../billing/payment/payment-provider';

type Call = 'pay' | 'charge' | 'refund';

/**
 * Fake payment provider in memory, whose cards behave as a test says. Like a real one, it identifies a payment by
 * its id and decides it once. Its webhooks are a `ProviderEvent` each, unsigned.
 */
export interface FakePayments {
  provider: PaymentProvider;
  /** Outcome of new payments: null is success, `page` stays pending until `decide`. */
  cards: {
    next: PaymentFailure | 'page' | null;
    charges: PaymentFailure | 'page' | null;
    /** Stored payment method of the next payment with the viewer present. */
    method: KeptMethod;
  };
  /** Makes the next call succeed but loses its response. */
  loseNextAnswer(call: Call): void;
  /** While true, the provider is unreachable. */
  away: boolean;
  /** What was taken back of a payment, by the provider's reference. */
  reversals: Map<string, Reversals>;
  /** Decides a pending payment, as the viewer does on the provider's page. */
  decide(paymentId: string, reason: PaymentFailure | null): void;
  /** Returns the money that the provider holds, in minor units by currency: payments minus refunds. */
  held(): Record<string, number>;
}

interface Known {
  amountMinor: number;
  currency: string;
  method: KeptMethod;
  outcome: PaymentOutcome;
}

export const FAKE_METHOD: KeptMethod = {
  ...{ ref: 'method-of-the-tests', brand: 'visa', last4: '4242', fingerprint: null, expires: null },
};

const REF = 'ref-';
const NOTHING: Reversals = { refunds: [], disputes: [], fraudWarnings: [] };

export const fakePayments = (): FakePayments => {
  const known = new Map<string, Known>();
  const refunds = new Map<string, { amountMinor: number; currency: string }>();
  const lost = new Set<Call>();
  const cards: FakePayments['cards'] = { next: null, charges: null, method: FAKE_METHOD };
  const outcomeFor = (
    id: string,
    method: KeptMethod,
    wish: PaymentFailure | 'page' | null,
  ): PaymentOutcome => {
    if (wish === 'page') return { state: 'pending', redirectUrl: `https://pay.example/${id}` };
    return wish === null
      ? { state: 'succeeded', providerRef: `${REF}${id}`, method }
      : { state: 'failed', reason: wish };
  };
  const answered = <T>(call: Call, answer: T): Promise<T> =>
    lost.delete(call) ? Promise.reject(new Error('The answer was lost.')) : Promise.resolve(answer);
  const begin = (
    request: PaymentRequest | ChargeRequest,
    method: KeptMethod,
    wish: PaymentFailure | 'page' | null,
  ): PaymentOutcome => {
    const { paymentId, amountMinor, currency } = request;
    const present = known.get(paymentId);
    if (present) return present.outcome;
    const outcome = outcomeFor(paymentId, method, wish);
    known.set(paymentId, { amountMinor, currency, method, outcome });
    return outcome;
  };
  const decide: FakePayments['decide'] = (paymentId, reason) => {
    const payment = known.get(paymentId);
    if (payment?.outcome.state === 'pending') payment.outcome = outcomeFor(paymentId, payment.method, reason);
  };
  const methodOf = (ref: string): KeptMethod =>
    [...known.values()].find(({ method }) => method.ref === ref)?.method ?? FAKE_METHOD;
  const held = () => {
    const sums: Record<string, number> = {};
    const add = (currency: string, amount: number) => (sums[currency] = (sums[currency] ?? 0) + amount);
    for (const { outcome, currency, amountMinor } of known.values())
      if (outcome.state === 'succeeded') add(currency, amountMinor);
    for (const { currency, amountMinor } of refunds.values()) add(currency, -amountMinor);
    return sums;
  };
  const reached = <T>(call: () => Promise<T>): Promise<T> =>
    fake.away ? Promise.reject(new Unreachable('The provider')) : call();
  const fake: FakePayments = {
    cards,
    away: false,
    loseNextAnswer: (call) => void lost.add(call),
    reversals: new Map(),
    decide,
    held,
    provider: {
      name: 'sandbox',
      pay: (request) => reached(() => answered('pay', begin(request, cards.method, cards.next))),
      charge: (request) =>
        reached(() => answered('charge', begin(request, methodOf(request.methodRef), cards.charges))),
      refund: ({ refundId, amountMinor, currency }) =>
        reached(() => {
          refunds.set(refundId, { amountMinor, currency });
          return answered('refund', { providerRef: `refund-${refundId}` });
        }),
      deleteMethod: () => reached(() => Promise.resolve()),
      outcomeOf: (paymentId) => reached(() => Promise.resolve(known.get(paymentId)?.outcome ?? null)),
      cancel: (paymentId) =>
        reached(() => {
          decide(paymentId, 'ABANDONED');
          return Promise.resolve(known.get(paymentId)?.outcome ?? null);
        }),
      paymentIdOf: (reference) =>
        reached(() =>
          Promise.resolve(known.has(reference.slice(REF.length)) ? reference.slice(REF.length) : null),
        ),
      reversalsOf: (providerRef) =>
        reached(() => Promise.resolve(fake.reversals.get(providerRef) ?? NOTHING)),
      readMethod: (ref) => reached(() => Promise.resolve(ref === cards.method.ref ? cards.method : null)),
      readWebhook: (rawBody) => Promise.resolve(JSON.parse(rawBody.toString()) as ProviderEvent),
    },
  };
  return fake;
};
