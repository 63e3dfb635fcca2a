import { createECDH, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import type { Store } from '../store-notification';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/**
 * Derives the key pair with which a sandbox store signs (ES256). It comes from the service's secret, so
 * every process has the same.
 */
export const deriveStoreKeys = (
  secret: string,
  store: Store,
): { privateKey: KeyObject; publicKey: KeyObject } => {
  const pair = createECDH(CURVE);
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', `sandbox store ${store}`, KEY_BYTES));
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: scalar.toString('base64url') },
    x: point.subarray(1, 1 + KEY_BYTES).toString('base64url'),
    y: point.subarray(1 + KEY_BYTES).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
};
