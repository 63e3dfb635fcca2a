import { randomBytes } from 'node:crypto';

const REF_BYTES = 16;

/** Returns an unguessable reference, such as `sandbox_payment_5f…`. */
export const sandboxRef = (
  kind: 'payment' | 'method' | 'refund' | 'session' | 'dispute' | 'fraud_warning',
): string => `sandbox_${kind}_${randomBytes(REF_BYTES).toString('hex')}`;
