import { MINUTE_MS } from '../../../../platform/time/durations';
import type { PaymentOutcome } from '../../payment-provider';
import type { SandboxPayment } from './sandbox.tables';

/**
 * Longer than the shop waits (30 minutes), as at real providers: a payment may still succeed after the shop
 * expired it.
 */
const PAGE_LIVES_MS = 60 * MINUTE_MS;

export const isPageExpired = ({ created_at }: SandboxPayment, now: Date): boolean =>
  now.getTime() >= created_at.getTime() + PAGE_LIVES_MS;

const pageOf = ({ session, state }: SandboxPayment, publicOrigin: string): string =>
  `${publicOrigin}/pay/${session ?? ''}${state === 'challenge' ? '/challenge' : ''}`;

/** Returns the state of a sandbox payment at `now`. */
export const sandboxOutcome = (payment: SandboxPayment, publicOrigin: string, now: Date): PaymentOutcome => {
  const { state, reason, provider_ref, method_ref, brand, last4, fingerprint, known_at } = payment;
  if (state === 'open' || state === 'challenge') {
    return isPageExpired(payment, now)
      ? { state: 'failed', reason: reason ?? 'ABANDONED' }
      : { state: 'pending', redirectUrl: pageOf(payment, publicOrigin) };
  }
  if (known_at && known_at > now) return { state: 'pending', redirectUrl: null };
  return state === 'succeeded'
    ? {
        state,
        providerRef: provider_ref ?? '',
        method: { ref: method_ref ?? '', brand, last4, fingerprint, expires: null },
      }
    : { state, reason: reason ?? 'DECLINED' };
};
