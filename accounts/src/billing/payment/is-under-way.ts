import { MINUTE_MS } from '../../platform/time/durations';
import type { Payment } from './locked-payment';

/** Longer than a provider takes to answer. */
const ASKING_MS = MINUTE_MS;

/** Whether some request is just asking the provider for it: neither decided nor handed over to the viewer yet. */
export const isUnderWay = (
  { status, handed_over_at, created_at }: Pick<Payment, 'status' | 'handed_over_at' | 'created_at'>,
  now: Date,
): boolean =>
  status === 'pending' && handed_over_at === null && now.getTime() - created_at.getTime() < ASKING_MS;
