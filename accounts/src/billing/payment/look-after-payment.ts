import { PAYMENT_EXPIRY_MINUTES } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { enqueueJob } from '../../platform/jobs/enqueue-job';
import { MINUTE_MS } from '../../platform/time/durations';

interface Look {
  paymentId: string;
  /** Tells this look from the others at the same payment. */
  look: string;
  now: Date;
}

/** Has a job ask what became of a payment, unless somebody has settled it by then. */
export const lookAfterPayment = (queries: Queries, { paymentId, look, now }: Look): Promise<void> =>
  enqueueJob(queries, {
    kind: 'payment-expiry',
    key: `${paymentId} ${look}`,
    payload: { paymentId, again: true },
    runAt: new Date(now.getTime() + PAYMENT_EXPIRY_MINUTES * MINUTE_MS),
  });
