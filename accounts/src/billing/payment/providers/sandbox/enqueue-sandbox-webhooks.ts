import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import { enqueueJob } from '../../../../platform/jobs/enqueue-job';
import type { SandboxBehaviour } from './sandbox-behaviour';
import type { SandboxEventType, SandboxSubject, SandboxWebhookPayload } from './sandbox-event';
import type { SandboxPayment } from './sandbox.tables';

export const LATE_MS = 30_000;
const OLD_NEWS_AFTER_MS = 5000;

interface News {
  /** Unique part of the event id: what the event is about. */
  about: string;
  type: SandboxEventType;
  data: SandboxSubject;
  /** An older event, which a card that is `out_of_order` sends after this one. */
  older: SandboxEventType;
  /** Behaviour of the card that paid. */
  behaviour: SandboxBehaviour | null;
}

/** Enqueues the webhooks of an event at `now`, one job each, as the card behaves (late, twice, never …). */
export const enqueueSandboxEvent = async (
  trx: Transaction<Tables>,
  { about, type, data, older, behaviour }: News,
  now: Date,
): Promise<void> => {
  if (behaviour === 'never') return;
  const send = (sent: SandboxEventType, afterMs: number, again = '') => {
    const payload: SandboxWebhookPayload = {
      id: `evt_${about}_${sent.replace(/^payment\./, '')}`,
      type: sent,
      created: now.toISOString(),
      data,
    };
    const runAt = new Date(now.getTime() + afterMs);
    return enqueueJob(trx, { kind: 'sandbox-webhook', key: `${payload.id}${again}`, payload, runAt });
  };
  await send(type, behaviour === 'late' ? LATE_MS : 0);
  if (behaviour === 'twice') await send(type, 0, ' again');
  if (behaviour === 'out_of_order') await send(older, OLD_NEWS_AFTER_MS);
};

type Announced = Pick<SandboxPayment, 'payment_id' | 'behaviour' | 'state'>;

/** Enqueues the webhooks of a payment that was decided at `now`. */
export const enqueueSandboxWebhooks = (
  trx: Transaction<Tables>,
  { payment_id, behaviour, state }: Announced,
  now: Date,
): Promise<void> =>
  enqueueSandboxEvent(
    trx,
    {
      about: payment_id,
      type: state === 'succeeded' ? 'payment.succeeded' : 'payment.failed',
      data: { payment_id },
      older: 'payment.processing',
      behaviour,
    },
    now,
  );
