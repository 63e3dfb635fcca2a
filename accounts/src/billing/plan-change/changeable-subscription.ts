import type { Queries } from '../../platform/database/database';
import { Refusal } from '../../platform/http/errors/refusal';
import { renewalHoldOf, type RenewalHold } from '../subscription/renewal-hold';
import { findRunningSubscription, type Subscription } from '../subscription/subscription';

const HOLD_CODES: Record<RenewalHold, string> = {
  dispute: 'PAYMENT_DISPUTED',
  provider: 'CARD_NEEDED_AGAIN',
};

/**
 * Returns the running subscription when its plan can change now. While nothing may be charged for it, it cannot.
 * @throws Refusal (409) with the reason when it cannot.
 */
export const changeableSubscription = async (
  queries: Queries,
  viewerId: string,
  { configured, now }: { configured: string; now: Date },
): Promise<Subscription> => {
  const running = await findRunningSubscription(queries, viewerId);
  const stands = (code: string) => new Refusal(409, code);
  if (!running) throw stands('NO_SUBSCRIPTION');
  if (running.store_ref !== null) throw stands('STORE_MANAGED');
  if (running.payment_method === 'voucher') throw stands('VOUCHER_MANAGED');
  if (running.cancelled_at !== null) throw stands('RESUME_FIRST');
  if (running.status === 'past_due' || running.period_ends_at <= now) throw stands('PAYMENT_DUE');
  const hold = await renewalHoldOf(queries, running, configured);
  if (hold !== null) throw stands(HOLD_CODES[hold]);
  return running;
};
