import type { CheckoutSession, Dispute, FraudWarning, PaymentIntent, Refund } from './fake-stripe-objects';
import { CardRefused, Missing } from './fake-stripe-refusals';
import { STRIPE_TEST_CARDS } from './stripe-test-cards';

interface NewIntent {
  amount: number;
  currency: string;
  method: string;
  customer: string;
  metadata: Record<string, string>;
  offSession: boolean;
  futureUsage: string | null;
}

/** State of a fake Stripe account, as far as our payments need it. */
export class FakeStripeState {
  readonly sessions = new Map<string, CheckoutSession>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly fraudWarnings: FraudWarning[] = [];
  readonly customers = new Set<string>();
  readonly deletedCustomers = new Set<string>();
  private made = 0;

  name(kind: 'cs_test' | 'pi' | 're' | 'cus' | 'du' | 'txn' | 'issfr'): string {
    this.made += 1;
    return `${kind}_${this.made.toString().padStart(6, '0')}`;
  }

  createCustomer(): { id: string; object: 'customer' } {
    const id = this.name('cus');
    this.customers.add(id);
    return { id, object: 'customer' };
  }

  openSession(amount: number, currency: string, metadata: Record<string, string>): CheckoutSession {
    const id = this.name('cs_test');
    const session: CheckoutSession = {
      ...{ id, object: 'checkout.session', status: 'open', amount, currency, metadata, payment_intent: null },
      url: `https://checkout.stripe.example/c/pay/${id}`,
    };
    this.sessions.set(id, session);
    return session;
  }

  /**
   * Confirms a payment.
   * @throws CardRefused when the card is declined.
   */
  confirmIntent({
    amount,
    currency,
    method,
    customer,
    metadata,
    offSession,
    futureUsage,
  }: NewIntent): PaymentIntent {
    const card = STRIPE_TEST_CARDS[method];
    if (!card) throw new Missing('payment_method', method);
    if (this.deletedCustomers.has(customer)) throw new Missing('customer', customer);
    const id = this.name('pi');
    const intent: PaymentIntent = {
      ...{ id, object: 'payment_intent', amount, currency, status: 'succeeded', customer, metadata },
      payment_method: {
        ...{ id: method, object: 'payment_method' },
        card: { brand: 'visa', last4: card.last4, exp_month: 8, exp_year: 2077 },
      },
      setup_future_usage: futureUsage,
      last_payment_error: null,
      next_action: null,
    };
    this.intents.set(id, intent);
    const reason = card.refused ?? (offSession ? card.refusedLater : undefined);
    if (reason) {
      const error = { ...reason, type: 'card_error' };
      Object.assign(intent, {
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: error,
      });
      throw new CardRefused(error, intent);
    }
    if (card.asksHolder && !offSession) {
      const url = `https://hooks.stripe.example/3d_secure/${id}`;
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
      });
    }
    return intent;
  }

  /** @throws Error when it is paid. */
  cancelIntent(id: string): PaymentIntent | undefined {
    const intent = this.intents.get(id);
    if (intent?.status === 'succeeded') throw new Error('You cannot cancel this PaymentIntent.');
    return intent && Object.assign(intent, { status: 'canceled', next_action: null });
  }

  /** @throws Error when it is not open. */
  expireSession(id: string): CheckoutSession | undefined {
    const session = this.sessions.get(id);
    if (session && session.status !== 'open') throw new Error('Only open sessions can be expired.');
    return session && Object.assign(session, { status: 'expired', url: null });
  }

  /** @returns undefined when there is no such customer any more. */
  deleteCustomer(id: string): { id: string; object: 'customer'; deleted: true } | undefined {
    if (this.deletedCustomers.has(id)) return undefined;
    this.customers.delete(id);
    this.deletedCustomers.add(id);
    return { id, object: 'customer', deleted: true };
  }

  refund(intentId: string, amount: number, metadata: Record<string, string>): Refund {
    const intent = this.intents.get(intentId);
    const back = this.refunds.filter(
      ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed',
    );
    if (back.reduce((sum, refund) => sum + refund.amount, amount) > (intent?.amount ?? 0))
      throw new Error('Refund amount is greater than unrefunded amount on charge');
    const refund: Refund = {
      ...{ id: this.name('re'), object: 'refund', status: 'succeeded' },
      currency: intent?.currency ?? 'aed',
      ...{ amount, metadata, payment_intent: intentId },
    };
    this.refunds.push(refund);
    return refund;
  }

  /** Opens a dispute, which withdraws the money. */
  dispute(intentId: string, amount: number): Dispute {
    const currency = this.intents.get(intentId)?.currency ?? 'aed';
    const dispute: Dispute = {
      ...{ id: this.name('du'), object: 'dispute', status: 'needs_response', metadata: {} },
      ...{ amount, currency, payment_intent: intentId },
      balance_transactions: [{ id: this.name('txn'), amount: -amount, currency, created: 1 }],
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** Decides a dispute; a won one gives the money back. */
  decideDispute(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    const { amount, currency } = dispute;
    if (status === 'won')
      dispute.balance_transactions.push({ id: this.name('txn'), amount, currency, created: 2 });
  }

  warnOfFraud(intentId: string): FraudWarning {
    const warning: FraudWarning = {
      ...{ id: this.name('issfr'), object: 'radar.early_fraud_warning' },
      ...{ charge: `ch_${intentId}`, payment_intent: intentId },
    };
    this.fraudWarnings.push(warning);
    return warning;
  }

  /** The intent with its charge expanded, as it is now. */
  intentNow(id: string): (PaymentIntent & { latest_charge: object }) | undefined {
    const intent = this.intents.get(id);
    const back = this.refunds.filter(
      ({ payment_intent, status }) => payment_intent === id && status !== 'failed',
    );
    const amount_refunded = back.reduce((sum, refund) => sum + refund.amount, 0);
    return (
      intent &&
      Object.assign(intent, {
        latest_charge: {
          ...{ id: `ch_${id}`, object: 'charge', payment_intent: id, amount_refunded },
          refunded: amount_refunded === intent.amount,
          disputed: this.disputes.some(({ payment_intent }) => payment_intent === id),
        },
      })
    );
  }
}
