import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import { enqueueJob } from '../../../../platform/jobs/enqueue-job';
import type { SandboxEventType, SandboxWebhookPayload } from './sandbox-event';
import type { SandboxPayment } from './sandbox.tables';

export const LATE_MS = 30_000;
const OLD_NEWS_AFTER_MS = 5000;

type Announced = Pick<SandboxPayment, 'payment_id' | 'behaviour' | 'state'>;

/**
 * Enqueues the webhooks of a payment decided at `now`, one job each, as its card behaves (late, twice, never
 * …).
 */
export const enqueueSandboxWebhooks = async (
  trx: Transaction<Tables>,
  { payment_id, behaviour, state }: Announced,
  now: Date,
): Promise<void> => {
  if (behaviour === 'never') return;
  const send = (type: SandboxEventType, afterMs: number, again = '') => {
    const payload: SandboxWebhookPayload = {
      id: `evt_${payment_id}_${type}`,
      type,
      created: now.toISOString(),
      paymentId: payment_id,
    };
    const runAt = new Date(now.getTime() + afterMs);
    return enqueueJob(trx, { kind: 'sandbox-webhook', key: `${payload.id}${again}`, payload, runAt });
  };
  await send(state === 'succeeded' ? 'succeeded' : 'failed', behaviour === 'late' ? LATE_MS : 0);
  if (behaviour === 'twice') await send('succeeded', 0, ' again');
  if (behaviour === 'out_of_order') await send('processing', OLD_NEWS_AFTER_MS);
};
