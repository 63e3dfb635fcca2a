import { menuItem } from '../../../testing/menus';
import { pageContext } from '../../../testing/page';
import { menuItems } from './nav-items';

const { chrome } = pageContext();
const free = { has_subscription: false };
const paid = { has_subscription: true };

const shown = (target: string, builtPaths: readonly string[], channels = chrome.channels): boolean => {
  const menus = [
    {
      __typename: 'Menu' as const,
      name: 'TOP' as const,
      title: null,
      language: 'EN' as const,
      items: [menuItem(target, 'Title')],
    },
  ];
  return menuItems({ ...chrome, builtPaths, channels, menus }, 'TOP', null).length === 1;
};

test.each([
  ['/home', ['/home'], true],
  ['/home', ['/'], false],
  ['/faq?from=menu#trial', ['/faq'], true],
  ['/shows/respawn', [], true],
  ['/shows', [], false],
  ['/music', [], true],
  ['/about', [], true],
  ['/unknown', [], false],
  ['https://example.com', [], true],
  ['more', [], true],
] as const)('%s with pages at %j is shown: %s', (target, builtPaths, expected) => {
  expect(shown(target, builtPaths)).toBe(expected);
});

test('without channels there is nothing more', () => {
  expect(shown('more', [], [])).toBe(false);
});

test.each([
  ['a visitor', null, ['everyone', 'visitors', 'unsubscribed']],
  ['a member without a plan', free, ['everyone', 'members', 'unsubscribed']],
  ['a subscriber', paid, ['everyone', 'members']],
])('%s sees what concerns them', (_who, viewer, expected) => {
  const items = (['EVERYONE', 'VISITORS', 'MEMBERS', 'UNSUBSCRIBED'] as const).map((audience) =>
    menuItem('/home', audience.toLowerCase(), { audience }),
  );
  const menus = chrome.menus.map((menu) => (menu.name === 'MOBILE' ? { ...menu, items } : menu));
  const found = menuItems({ ...chrome, menus }, 'MOBILE', viewer);
  expect(found.map(({ title }) => title)).toEqual(expected);
});
