import { createHash } from 'node:crypto';

import type { PartnerKeyRecord } from '../../upstreams/accounts/accounts-records';
import { refused } from './answers';
import type { FakeAccountsPart } from './parts';

/** What the gateways of the tests prove themselves with. */
export const GATEWAY_TOKEN = 'gateway-token-of-the-tests-0123456789';

const record = (id: string, rest: Partial<PartnerKeyRecord>): PartnerKeyRecord => ({
  id,
  kind: 'sk',
  scopes: ['catalogue:read'],
  origins: [],
  expires_at: null,
  ...rest,
});

/** Keys the fake knows, as they are sent; the others are refused as unknown, revoked and expired ones are. */
const PARTNER_KEYS = {
  sk_catalogue: record('key-catalogue', {}),
  sk_everything: record('key-everything', {
    scopes: [
      'catalogue:read',
      'search:read',
      'pages:read',
      'schedule:read',
      'plans:read',
      'comments:read',
      'playback:read',
    ],
  }),
  sk_plans: record('key-plans', { scopes: ['plans:read'] }),
  pk_browser: record('key-browser', { kind: 'pk', origins: ['https://app.example'] }),
  sk_ending: record('key-ending', { expires_at: '2026-11-21T12:00:30.000Z' }),
} as const satisfies Record<string, PartnerKeyRecord>;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The keys by their hashes; those whose id is in the set are revoked. */
export const createPartnerKeysFake =
  (revoked: ReadonlySet<string>): FakeAccountsPart =>
  () =>
  ({ method, path, headers, body }) => {
    if (`${method} ${path}` !== 'POST /api/partner_keys/resolve') return undefined;
    if (headers.authorization !== `Bearer ${GATEWAY_TOKEN}`) return refused(401, 'UNAUTHENTICATED');
    const { key_hash } = JSON.parse(body) as { key_hash: string };
    const found = Object.entries(PARTNER_KEYS).find(([key]) => hashOf(key) === key_hash)?.[1];
    return found && !revoked.has(found.id) ? { body: { data: found } } : refused(401, 'PARTNER_KEY_INVALID');
  };
