import { createHash } from 'node:crypto';

import type { PartnerKeyRecord } from '../../upstreams/accounts/accounts-records';
import { errorResponse } from './responses';
import type { FakeAccountsPart } from './parts';

/** Token with which the gateways of the tests authenticate at accounts. */
export const GATEWAY_TOKEN = 'gateway-token-of-the-tests-0123456789';

const record = (id: string, rest: Partial<PartnerKeyRecord>): PartnerKeyRecord => ({
  id,
  kind: 'sk',
  scopes: ['catalogue:read'],
  origins: [],
  expires_at: null,
  ...rest,
});

/** Keys that the fake accepts, as they are sent. All others are refused like unknown, revoked and expired keys. */
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
  pk_player: record('key-player', {
    kind: 'pk',
    origins: ['https://app.example', 'https://tv.example'],
    scopes: ['catalogue:read', 'playback:read'],
  }),
  sk_ending: record('key-ending', { expires_at: '2026-11-21T12:00:30.000Z' }),
} as const satisfies Record<string, PartnerKeyRecord>;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Creates the fake that finds keys by their hash. Keys whose id is in `revoked` are refused. */
export const createPartnerKeysFake =
  (revoked: ReadonlySet<string>): FakeAccountsPart =>
  () =>
  ({ method, path, headers, body }) => {
    if (`${method} ${path}` === 'POST /api/partner_keys/uses') return { status: 204, body: null };
    if (`${method} ${path}` !== 'POST /api/partner_keys/resolve') return undefined;
    if (headers.authorization !== `Bearer ${GATEWAY_TOKEN}`) return errorResponse(401, 'UNAUTHENTICATED');
    const { key_hash } = JSON.parse(body) as { key_hash: string };
    const found = Object.entries(PARTNER_KEYS).find(([key]) => hashOf(key) === key_hash)?.[1];
    return found && !revoked.has(found.id)
      ? { body: { data: found } }
      : errorResponse(401, 'PARTNER_KEY_INVALID');
  };
