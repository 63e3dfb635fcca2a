/** @jest-environment node */
import { menuIcon } from './menu-icon';

test.each([
  ['SEARCH', 'search'],
  ['NEXT', 'next'],
  [null, null],
] as const)('the icon %s of the graph is the icon %s of the site', (icon, expected) => {
  expect(menuIcon({ icon })).toBe(expected);
});

test('an icon that is newer than the deployed code is none', () => {
  expect(menuIcon({ icon: 'ROCKET' as never })).toBeNull();
});
