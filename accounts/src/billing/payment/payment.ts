import { PAYMENT_EXPIRY_MINUTES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { Insertable, Selectable, Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Queries } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { MINUTE_MS } from '../../platform/time/durations';

export type Payment = Selectable<Tables['payments']>;

/**
 * Locks a payment and returns it. The viewer is always locked before their rows, so that transactions cannot
 * deadlock.
 */
export const lockPayment = async (
  trx: Transaction<Tables>,
  paymentId: string,
): Promise<Payment | undefined> => {
  const found = await trx
    .selectFrom('payments')
    .select('viewer_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.viewer_id !== null) await lockViewer(trx, found.viewer_id);
  return trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();
};

/** Longer than a provider takes to respond. */
const ASKING_MS = MINUTE_MS;

/**
 * Returns whether a request is waiting for the provider: the payment is undecided and the viewer was not
 * redirected yet.
 */
export const isPaymentInFlight = (
  { status, handed_over_at, created_at }: Pick<Payment, 'status' | 'handed_over_at' | 'created_at'>,
  now: Date,
): boolean =>
  status === 'pending' && handed_over_at === null && now.getTime() - created_at.getTime() < ASKING_MS;

/**
 * Finds the payment created with the same Idempotency-Key; undefined when there is none.
 * @throws IDEMPOTENCY_KEY_REUSED (422) when the key came with a different request.
 */
export const findPaymentByRequestKey = async (
  queries: Queries,
  viewerId: string,
  submit: { key_hash: Buffer; request_hash: Buffer } | null,
): Promise<Payment | undefined> => {
  if (!submit) return undefined;
  const payment = await queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('request_key', '=', submit.key_hash)
    .executeTakeFirst();
  if (payment && !payment.request_hash?.equals(submit.request_hash))
    throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
  return payment;
};

interface Look {
  paymentId: string;
  /** Name of this check; distinguishes it from other checks of the same payment. */
  look: string;
  now: Date;
}

/** Enqueues a job that reads the payment's state from the provider, unless it is final by then. */
export const schedulePaymentExpiryCheck = (queries: Queries, { paymentId, look, now }: Look): Promise<void> =>
  enqueueJob(queries, {
    kind: 'payment-expiry',
    key: `${paymentId} ${look}`,
    payload: { paymentId, again: true },
    runAt: new Date(now.getTime() + PAYMENT_EXPIRY_MINUTES * MINUTE_MS),
  });

/** Returns whether a payment only checks a card: it is refunded at once and pays for no period. */
export const isCardCheck = ({ purpose }: Pick<Payment, 'purpose'>): boolean =>
  purpose === 'card_check' || purpose === 'method_change';

/**
 * The description of a card check must say that the amount is refunded (docs/product/rules.md R25).
 */
const CHECKS: Record<Locale, (plan: string) => string> = {
  en: (plan) => `Card check for ${plan}, refunded at once`,
  ar: (plan) => `التحقق من البطاقة لباقة «${plan}»، ويُعاد المبلغ فورًا`,
};

/**
 * Returns the text for the provider's page and the card statement: the plan's name, and what a card check
 * is.
 */
export const describePayment = async (
  queries: Queries,
  { plan_id, locale, purpose }: Pick<Payment, 'plan_id' | 'locale' | 'purpose'>,
): Promise<string> => {
  const { name_en, name_ar } = await queries
    .selectFrom('plans')
    .select(['name_en', 'name_ar'])
    .where('id', '=', plan_id)
    .executeTakeFirstOrThrow();
  const plan = locale === 'ar' ? name_ar : name_en;
  return isCardCheck({ purpose }) ? CHECKS[locale](plan) : plan;
};

/**
 * Stores a pending payment before the provider is called, and enqueues the job that expires it when no
 * outcome arrives.
 */
export const createPayment = async (
  trx: Transaction<Tables>,
  values: Omit<Insertable<Tables['payments']>, 'status' | 'created_at'>,
  now: Date,
): Promise<Payment> => {
  const payment = await trx
    .insertInto('payments')
    .values({ ...values, status: 'pending', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await schedulePaymentExpiryCheck(trx, { paymentId: payment.id, look: 'first', now });
  return payment;
};

const RECEIPT_DIGITS = 6;

/** Formats a receipt number for display, e.g. `000042`. */
export const receiptNumberOf = (number: number): string => String(number).padStart(RECEIPT_DIGITS, '0');
