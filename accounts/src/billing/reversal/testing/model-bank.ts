import { randomUUID } from 'node:crypto';

import type {
  ProviderDispute,
  ProviderEvent,
  ProviderRefund,
  Reversals,
} from '../../payment/payment-provider';

export const BANK_STEPS = [
  'refund a part',
  'refund the rest',
  'fail a refund',
  'dispute',
  'dispute a part',
  'inquire',
  'escalate',
  'win',
  'lose',
  'appeal',
  'warn of fraud',
  'renew the card',
] as const;

/** What the bank of a card, or the staff at the provider, does about a payment. */
export type BankStep = (typeof BANK_STEPS)[number];

const PART = 400;

/** The books of the provider about one payment, as `reversalsOf` reads them, and the event of each step. */
export class ModelBank {
  readonly refunds: ProviderRefund[] = [];
  readonly disputes: ProviderDispute[] = [];
  readonly fraudWarnings: string[] = [];
  readonly months: string[] = [];

  constructor(
    private readonly payment: {
      providerRef: string;
      methodRef: string;
      amountMinor: number;
      currency: string;
    },
  ) {}

  get reversals(): Reversals {
    return structuredClone({
      refunds: this.refunds,
      disputes: this.disputes,
      fraudWarnings: this.fraudWarnings,
    });
  }

  /** What is refunded and has not failed. */
  get refunded(): number {
    const made = this.refunds.filter(({ failed }) => !failed);
    return made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  has(state: ProviderDispute['state']): boolean {
    return this.disputes.some((dispute) => dispute.state === state);
  }

  /** Takes a step; undefined when it is not possible now. */
  take(step: BankStep): ProviderEvent | undefined {
    if (!this.act(step)) return undefined;
    const { methodRef, providerRef } = this.payment;
    return { id: `evt_${randomUUID()}`, ...(step === 'renew the card' ? { methodRef } : { providerRef }) };
  }

  private act(step: BankStep): boolean {
    const left = this.payment.amountMinor - this.refunded;
    switch (step) {
      case 'refund a part':
        return this.refund(Math.min(PART, left));
      case 'refund the rest':
        return this.refund(left);
      case 'fail a refund': {
        const made = this.refunds.find(({ failed }) => !failed);
        return made !== undefined && Object.assign(made, { failed: true }) === made;
      }
      case 'dispute':
        return this.claim(this.payment.amountMinor, [-1]);
      case 'dispute a part':
        return this.claim(PART, [-1]);
      case 'inquire':
        return this.claim(PART, []);
      case 'escalate':
        return this.decide('open', 'open', (moved) => (moved.length === 0 ? [-1] : undefined));
      case 'win':
        return this.decide('open', 'won', (moved) => (moved.length === 0 ? [] : [1]));
      case 'lose':
        return this.decide('open', 'lost', (moved) => (moved.length === 0 ? undefined : []));
      case 'appeal':
        return this.decide('lost', 'won', () => [1]);
      case 'warn of fraud':
        return this.fraudWarnings.push(`issfr_${randomUUID()}`) > 0;
      case 'renew the card':
        return this.months.push(`20${40 + this.months.length}-01`) > 0;
    }
  }

  private refund(amountMinor: number): boolean {
    if (amountMinor <= 0) return false;
    const { currency } = this.payment;
    this.refunds.unshift({
      providerRef: `re_${randomUUID()}`,
      refundId: null,
      amountMinor,
      currency,
      failed: false,
    });
    return true;
  }

  private claim(amountMinor: number, signs: readonly number[]): boolean {
    const { currency } = this.payment;
    const movements = signs.map((sign) => ({ ref: `txn_${randomUUID()}`, amountMinor: sign * amountMinor }));
    this.disputes.push({
      providerRef: `du_${randomUUID()}`,
      amountMinor,
      currency,
      state: 'open',
      movements,
    });
    return true;
  }

  private decide(
    from: ProviderDispute['state'],
    state: ProviderDispute['state'],
    signsOf: (moved: ProviderDispute['movements']) => readonly number[] | undefined,
  ): boolean {
    const place = this.disputes.findIndex((dispute) => dispute.state === from && signsOf(dispute.movements));
    const dispute = this.disputes[place];
    const signs = dispute && signsOf(dispute.movements);
    if (!dispute || !signs) return false;
    const moved = signs.map((sign) => ({
      ref: `txn_${randomUUID()}`,
      amountMinor: sign * dispute.amountMinor,
    }));
    this.disputes[place] = { ...dispute, state, movements: [...dispute.movements, ...moved] };
    return true;
  }
}
