import { entitlementOf } from './entitlement-of';

const now = new Date('2026-11-21T18:00:00Z');

test.each([
  ['no subscription', null, { level: 'free', until: null }],
  ['one that ends later', '2026-11-21T18:00:00.001Z', { level: 'paid', until: '2026-11-21T18:00:00.001Z' }],
  ['one that ends now', '2026-11-21T18:00:00.000Z', { level: 'free', until: null }],
  ['one that ended', '2026-11-20T18:00:00.000Z', { level: 'free', until: null }],
])('%s', (_case, end, entitlement) => {
  expect(entitlementOf(end === null ? null : { periodEndsAt: new Date(end) }, now)).toEqual(entitlement);
});
