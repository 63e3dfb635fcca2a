/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PlannerWeek } from '../../../desk/planner/planner';
import { fakeAdmin } from '../testing/fake-admin';
import { openDesk } from '../testing/fake-library';
import { openWeek, preparePlans } from '../testing/fake-plans';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const CHANNEL = { slug: 'music', titles: { en: 'Music', ar: 'موسيقى' }, picture: null, light: null };
const WEEK: PlannerWeek = {
  entries: [
    {
      ...{ documentId: 'one', channel: 'music', titles: { en: 'Maqam', ar: 'مقام' } },
      ...{ startsAt: '2026-11-24T13:00:00.000Z', endsAt: '2026-11-24T14:00:00.000Z' },
      ...{ video: null, picture: null, live: false, version: 'v1', changedBy: null },
    },
  ],
  ...{ channels: [CHANNEL], videos: [], may: { create: true, change: true, delete: true } },
};

beforeEach(() => {
  preparePlans();
  localStorage.clear();
  // jsdom draws nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

test('Ctrl K leaves no open dialog for the search', async () => {
  const { address } = await openWeek();
  const before = address();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(address()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(address()).toBe('/desk/all');
});

test('Ctrl Z undoes nothing of the schedule behind an open dialog', async () => {
  fakeAdmin.routes.set('GET /desk/planner', () => WEEK);
  openDesk('/desk/planner?day=2026-11-24');
  (await screen.findByRole('button', { name: /Maqam/ })).focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: /^\?/ }));
  expect(screen.getByText(/1 change waits/)).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(/1 change waits/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText(/1 change waits/)).toBeNull());
});
