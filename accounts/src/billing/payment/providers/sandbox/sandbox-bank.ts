import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import { cardMonth } from '../../card-month';
import type { SandboxBehaviour } from './sandbox-behaviour';
import { enqueueSandboxEvent } from './enqueue-sandbox-webhooks';
import type { SandboxEventType } from './sandbox-event';
import { sandboxRef } from './sandbox-ref';
import type { SandboxPayment } from './sandbox.tables';

export const BANK_ACTS = [
  'refund',
  'fail_refund',
  'open_dispute',
  'win_dispute',
  'lose_dispute',
  'warn_of_fraud',
  'expire_card',
  'renew_card',
] as const;

/** What the bank or the provider's staff does about a payment. */
export type BankAct = (typeof BANK_ACTS)[number];

/** Why it cannot be done; a key of the texts of the page. */
export type BankProblem = 'notPaid' | 'tooMuch' | 'noRefund' | 'noDispute' | 'disputed';

interface BankOrder {
  paymentId: string;
  act: BankAct;
  /** Of a refund or a dispute; null: all that is left. */
  amountMinor: number | null;
  now: Date;
}

const RENEWED_YEARS = 4;
const RENEWED_LAST4 = '1881';

/** Payment that was paid, locked, with what was refunded of it already. */
interface Paid {
  payment: SandboxPayment & { provider_ref: string };
  left: number;
}

const lockPaid = async (trx: Transaction<Tables>, paymentId: string): Promise<Paid | undefined> => {
  const payment = await trx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (payment?.state !== 'succeeded' || payment.provider_ref === null) return undefined;
  const refunds = await trx
    .selectFrom('sandbox_refunds')
    .select('amount_minor')
    .where('payment_ref', '=', payment.provider_ref)
    .where('failed', '=', false)
    .execute();
  const left = refunds.reduce((rest, { amount_minor }) => rest - amount_minor, payment.amount_minor);
  return { payment: { ...payment, provider_ref: payment.provider_ref }, left };
};

const announce = (
  trx: Transaction<Tables>,
  { payment }: Paid,
  { ref, type, older, now }: { ref: string; type: SandboxEventType; older: SandboxEventType; now: Date },
) =>
  enqueueSandboxEvent(
    trx,
    {
      about: ref,
      type,
      older,
      data: { payment_ref: payment.provider_ref },
      behaviour: payment.behaviour,
    },
    now,
  );

type Act = (trx: Transaction<Tables>, paid: Paid, order: BankOrder) => Promise<BankProblem | undefined>;

const refund: Act = async (trx, paid, { amountMinor, now }) => {
  const amount_minor = amountMinor ?? paid.left;
  if (amount_minor <= 0 || amount_minor > paid.left) return 'tooMuch';
  const provider_ref = sandboxRef('refund');
  await trx
    .insertInto('sandbox_refunds')
    .values({
      refund_id: randomUUID(),
      payment_ref: paid.payment.provider_ref,
      amount_minor,
      provider_ref,
      by_shop: false,
    })
    .execute();
  await announce(trx, paid, { ref: provider_ref, type: 'refund.created', older: 'refund.created', now });
  return undefined;
};

/** Fails one of the refunds: the bank of the card sends the money back. */
const failRefund: Act = async (trx, paid, { now }) => {
  const refund = await trx
    .selectFrom('sandbox_refunds')
    .select('provider_ref')
    .where('payment_ref', '=', paid.payment.provider_ref)
    .where('failed', '=', false)
    .executeTakeFirst();
  if (!refund) return 'noRefund';
  await trx
    .updateTable('sandbox_refunds')
    .set({ failed: true })
    .where('provider_ref', '=', refund.provider_ref)
    .execute();
  await announce(trx, paid, {
    ref: refund.provider_ref,
    type: 'refund.failed',
    older: 'refund.created',
    now,
  });
  return undefined;
};

const findDispute = (trx: Transaction<Tables>, { payment }: Paid) =>
  trx
    .selectFrom('sandbox_disputes')
    .selectAll()
    .where('payment_ref', '=', payment.provider_ref)
    .where('kind', '=', 'dispute')
    .where('state', '=', 'open')
    .executeTakeFirst();

const claim =
  (kind: 'dispute' | 'fraud_warning', type: SandboxEventType): Act =>
  async (trx, paid, { amountMinor, now }) => {
    const amount_minor = amountMinor ?? paid.payment.amount_minor;
    if (kind === 'dispute' && (await findDispute(trx, paid))) return 'disputed';
    if (amount_minor <= 0 || amount_minor > paid.payment.amount_minor) return 'tooMuch';
    const ref = sandboxRef(kind);
    await trx
      .insertInto('sandbox_disputes')
      .values({ ref, payment_ref: paid.payment.provider_ref, kind, state: 'open', amount_minor })
      .execute();
    await announce(trx, paid, { ref, type, older: type, now });
    return undefined;
  };

const decide =
  (state: 'won' | 'lost'): Act =>
  async (trx, paid, { now }) => {
    const dispute = await findDispute(trx, paid);
    if (!dispute) return 'noDispute';
    await trx.updateTable('sandbox_disputes').set({ state }).where('ref', '=', dispute.ref).execute();
    await announce(trx, paid, { ref: dispute.ref, type: `dispute.${state}`, older: 'dispute.opened', now });
    return undefined;
  };

const changeCard =
  (changeOf: (now: Date) => { behaviour: SandboxBehaviour; last4?: string; expires: string }): Act =>
  async (trx, { payment }, { now }) => {
    const ref = payment.method_ref ?? '';
    await trx.updateTable('sandbox_methods').set(changeOf(now)).where('ref', '=', ref).execute();
    await enqueueSandboxEvent(
      trx,
      {
        about: `${ref}_${randomUUID()}`,
        type: 'card.updated',
        older: 'card.updated',
        data: { method_ref: ref },
        behaviour: payment.behaviour,
      },
      now,
    );
    return undefined;
  };

const ACTS: Record<BankAct, Act> = {
  refund,
  fail_refund: failRefund,
  open_dispute: claim('dispute', 'dispute.opened'),
  win_dispute: decide('won'),
  lose_dispute: decide('lost'),
  warn_of_fraud: claim('fraud_warning', 'fraud_warning.created'),
  expire_card: changeCard((now) => ({ behaviour: 'expired', expires: cardMonth(now, -1) })),
  renew_card: changeCard((now) => ({
    behaviour: 'succeeds',
    last4: RENEWED_LAST4,
    expires: cardMonth(now, RENEWED_YEARS * 12),
  })),
};

/**
 * Does what a bank or the provider's staff does: refunds, disputes, a fraud warning, a card that expires or is
 * renewed. The shop is told by webhooks, as the card behaves.
 * @returns why it could not be done; undefined when it was.
 */
export const actAsBank = async (
  trx: Transaction<Tables>,
  order: BankOrder,
): Promise<BankProblem | undefined> => {
  const paid = await lockPaid(trx, order.paymentId);
  return paid ? ACTS[order.act](trx, paid, order) : 'notPaid';
};
