/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';

import { findTile, openDesk, prepareLibrary } from '../testing/fake-library';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(prepareLibrary);

const openMenu = async () => {
  openDesk();
  await findTile(3);
  return within(screen.getByRole('navigation', { name: 'Desk' }));
};

test('the mark of the menu is drawn with the petals of the brand', async () => {
  const menu = await openMenu();
  expect(decodeURIComponent(menu.getByAltText('').getAttribute('src') ?? '')).toContain(
    'M32 1.5L39.63 10.09',
  );
});

test.each([
  ['at their beginning', 0, [false, true]],
  ['in their middle', 60, [true, true]],
  ['at their end', 100, [true, false]],
])('entries that do not fit tell %s where there are more', async (_place, scrollTop, edges) => {
  const menu = await openMenu();
  const entries = menu.getByRole('link', { name: 'Today' }).parentElement ?? document.body;
  // jsdom draws nothing.
  Object.defineProperties(entries, { scrollHeight: { value: 500 }, clientHeight: { value: 400 } });
  entries.scrollTop = scrollTop;
  fireEvent.scroll(entries);
  expect(['data-more-above', 'data-more-below'].map((name) => entries.hasAttribute(name))).toEqual(edges);
});
