/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';

import { fakeAdmin } from './desk/testing/fake-admin';
import { openDesk, prepareLibrary } from './desk/testing/fake-library';
import { deskNow } from './desk-clock';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('./desk/testing/fake-admin').strapiAdmin,
);

const DAY_MS = 86_400_000;
const { routes, asked } = fakeAdmin;
const realFetch = globalThis.fetch;
/** The device is two weeks ahead of the server. */
const serverTime = (): number => Date.now() - 14 * DAY_MS;

beforeEach(() => {
  prepareLibrary();
  localStorage.clear();
  globalThis.fetch = () =>
    Promise.resolve(new Response(null, { headers: { date: new Date(serverTime()).toUTCString() } }));
  const titles = { en: 'Maqam', ar: 'مقام' };
  routes.set('GET /desk/on-air', () => [
    {
      ...{ documentId: 'entry1', titles, channel: null, picture: null },
      startsAt: new Date(serverTime() + DAY_MS).toISOString(),
      endsAt: new Date(serverTime() + 30 * DAY_MS).toISOString(),
    },
  ]);
  routes.set('GET /desk/planner', () => ({
    ...{ entries: [], channels: [], videos: [], may: { create: false, change: false, delete: false } },
  }));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a programme that begins tomorrow by the server’s clock is not on the air', async () => {
  openDesk('/');
  expect(await screen.findByText('Maqam')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('On air')).toBeNull());
  expect(Math.abs(deskNow() - serverTime())).toBeLessThan(5000);
});

test('the planner opens the day of the server', async () => {
  openDesk('/desk/planner');
  await waitFor(() => {
    const { query } = asked.filter(({ path }) => path === '/desk/planner').at(-1) ?? {};
    const range = ['from', 'to'].map((name) => Date.parse(query?.get(name) ?? ''));
    expect(range[0]).toBeLessThanOrEqual(serverTime());
    expect(range[1]).toBeGreaterThan(serverTime());
  });
});
