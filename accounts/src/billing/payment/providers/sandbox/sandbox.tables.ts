import type { Generated, Selectable } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../../../platform/database/column-types';
import type { PaymentFailure } from '../../payment-provider';
import type { SandboxBehaviour } from './sandbox-behaviour';

interface SandboxPaymentsTable {
  /** The shop's id. */
  payment_id: string;
  /** Names the page; whoever knows it may pay. Null for charges while nobody is there. */
  session: string | null;
  amount_minor: number;
  currency: string;
  description: string;
  method: 'card' | 'apple_pay';
  locale: Locale;
  return_url: string | null;
  /** Tried without the page, so there is no second try. */
  without_page: boolean;
  state: 'open' | 'challenge' | 'succeeded' | 'failed';
  /** How often a card was refused. */
  tries: Generated<number>;
  /** Why the last try failed. */
  reason: PaymentFailure | null;
  behaviour: SandboxBehaviour | null;
  brand: string | null;
  last4: string | null;
  method_ref: string | null;
  provider_ref: string | null;
  created_at: At;
  /** From when on the outcome is told. */
  known_at: At | null;
}

interface SandboxMethodsTable {
  ref: string;
  behaviour: SandboxBehaviour;
  brand: string;
  last4: string;
}

interface SandboxRefundsTable {
  refund_id: string;
  /** `provider_ref` of what is given back. */
  payment_ref: string;
  amount_minor: number;
  provider_ref: string;
}

/** What a payment provider would keep in a house of its own; nothing of the shop refers to it. */
declare module '../../../../platform/database/tables' {
  interface Tables {
    sandbox_payments: SandboxPaymentsTable;
    sandbox_methods: SandboxMethodsTable;
    sandbox_refunds: SandboxRefundsTable;
  }
}

export type SandboxPayment = Selectable<SandboxPaymentsTable>;
