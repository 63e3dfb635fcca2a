import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import { enqueueSandboxWebhooks, LATE_MS } from './enqueue-sandbox-webhooks';
import { cardMonth } from '../../card-month';
import type { SandboxCard } from './sandbox-cards';
import { sandboxRef } from './sandbox-ref';
import type { SandboxPayment } from './sandbox.tables';
import { updateSandboxPayment } from './update-sandbox-payment';

/** Of a card whose date nobody typed. */
const VALID_MONTHS = 48;

/** Marks the payment as succeeded and stores its method for later charges. */
export const succeedSandboxPayment = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { card, now }: { card: SandboxCard; now: Date },
): Promise<void> => {
  const { behaviour, brand, last4, fingerprint, expires = cardMonth(now, VALID_MONTHS) } = card;
  const methodRef = payment.method_ref ?? sandboxRef('method');
  await trx
    .insertInto('sandbox_methods')
    .values({ ref: methodRef, behaviour, brand, last4, fingerprint, expires })
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
  await updateSandboxPayment(trx, payment, {
    ...{ state: 'succeeded', reason: null, behaviour, brand, last4, fingerprint },
    method_ref: methodRef,
    provider_ref: sandboxRef('payment'),
    known_at: new Date(now.getTime() + (behaviour === 'late' ? LATE_MS : 0)),
  });
  await enqueueSandboxWebhooks(trx, { ...payment, behaviour, state: 'succeeded' }, now);
};
