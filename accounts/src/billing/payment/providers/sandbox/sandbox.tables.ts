import type { Generated, Selectable } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../../../platform/database/column-types';
import type { PaymentFailure } from '../../payment-provider';
import type { SandboxBehaviour } from './sandbox-behaviour';

interface SandboxPaymentsTable {
  /** Payment id of the shop. */
  payment_id: string;
  /** Secret in the page's URL: it is all that is needed to pay. Null for off-session charges. */
  session: string | null;
  amount_minor: number;
  currency: string;
  description: string;
  /** What follows the payment; null for off-session charges. */
  terms: string | null;
  method: 'card' | 'apple_pay';
  locale: Locale;
  return_url: string | null;
  /** Paid by token or off-session, so there is no second try. */
  without_page: boolean;
  state: 'open' | 'challenge' | 'succeeded' | 'failed';
  /** Number of declined cards. */
  tries: Generated<number>;
  /** Reason for the last decline. */
  reason: PaymentFailure | null;
  behaviour: SandboxBehaviour | null;
  brand: string | null;
  last4: string | null;
  fingerprint: string | null;
  method_ref: string | null;
  provider_ref: string | null;
  created_at: At;
  /** Time from which the outcome is visible. */
  known_at: At | null;
}

interface SandboxMethodsTable {
  ref: string;
  behaviour: SandboxBehaviour;
  brand: string;
  last4: string;
  fingerprint: Generated<string>;
  /** Last month in which the card is valid, e.g. `2029-08`; null for one stored before this was kept. */
  expires: string | null;
}

interface SandboxRefundsTable {
  refund_id: string;
  /** `provider_ref` of the refunded payment. */
  payment_ref: string;
  amount_minor: number;
  provider_ref: string;
  /** False when the refund was made on the bank page of the sandbox. */
  by_shop: Generated<boolean>;
  failed: Generated<boolean>;
}

interface SandboxDisputesTable {
  ref: string;
  /** `provider_ref` of the payment. */
  payment_ref: string;
  kind: 'dispute' | 'fraud_warning';
  /** A dispute withdraws the money when it is opened; a won one brings it back. A warning stays open. */
  state: 'open' | 'won' | 'lost';
  amount_minor: number;
}

/** Tables that an external provider would keep on its own side; the shop's tables do not refer to them. */
declare module '../../../../platform/database/tables' {
  interface Tables {
    sandbox_payments: SandboxPaymentsTable;
    sandbox_methods: SandboxMethodsTable;
    sandbox_refunds: SandboxRefundsTable;
    sandbox_disputes: SandboxDisputesTable;
  }
}

export type SandboxPayment = Selectable<SandboxPaymentsTable>;
