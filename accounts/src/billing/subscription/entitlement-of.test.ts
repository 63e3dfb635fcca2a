import { entitlementOf } from './entitlement-of';

const now = new Date('2026-11-21T18:00:00Z');
const FREE = { level: 'free', until: null };

test('without a subscription a viewer is free', () => {
  expect(entitlementOf(null, now)).toEqual(FREE);
});

test.each([
  ['that ends later', '2026-11-21T18:00:00.001Z', { level: 'paid', until: '2026-11-21T18:00:00.001Z' }],
  ['that ends now', '2026-11-21T18:00:00.000Z', FREE],
  ['that ended', '2026-11-20T18:00:00.000Z', FREE],
])('one that does not renew, %s', (_case, end, entitlement) => {
  expect(entitlementOf({ periodEndsAt: new Date(end), renews: false }, now)).toEqual(entitlement);
});

test.each([
  ['whose period goes on', '2026-11-30T18:00:00Z', { level: 'paid', until: '2026-12-07T18:00:00.000Z' }],
  ['whose period is over', '2026-11-21T17:00:00Z', { level: 'paid', until: '2026-11-28T17:00:00.000Z' }],
  ['whose grace is just over', '2026-11-14T18:00:00Z', FREE],
])('one that renews, %s', (_case, end, entitlement) => {
  expect(entitlementOf({ periodEndsAt: new Date(end), renews: true }, now)).toEqual(entitlement);
});
