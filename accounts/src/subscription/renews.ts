import type { Subscription } from './running-subscription';

/** Whether a further period follows by itself. */
export const renews = ({
  cancelled_at,
  payment_method,
}: Pick<Subscription, 'cancelled_at' | 'payment_method'>): boolean =>
  cancelled_at === null && payment_method !== 'voucher';
