/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { openDesk } from '../testing/fake-library';
import { library, plan, preparePlans } from '../testing/fake-plans';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;
beforeEach(() => {
  preparePlans();
  const may = { create: true, change: true, delete: true };
  routes.set('GET /desk/planner', () => ({ entries: [], channels: [], videos: [], may }));
  routes.set('GET /desk/translations', () => []);
  library.plans.push(plan('3', '2026-11-20T16:00:00.000Z', { state: 'failed', reason: 'A field is empty.' }));
});

test.each([
  ['/', 'Waiting', 'It could not be checked whether planned publications failed.', /Their time has come/],
  [
    '/desk/planner?day=2026-11-24',
    'Planned publishing',
    'The planned publications could not be loaded.',
    'Film 1',
  ],
])('%s tells each time that plans could not be read', async (address, name, failure, read) => {
  const route = routes.get('GET /desk/plans');
  routes.set('GET /desk/plans', () => {
    throw refusal(503, { message: 'away' });
  });
  openDesk(address);
  const section = within(await screen.findByRole('region', { name }));
  const first = await section.findByRole('alert');
  expect(first.textContent).toBe(failure);
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  routes.set('GET /desk/plans', async () => {
    await held;
    throw refusal(503, { message: 'away' });
  });
  const again = section.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(first.isConnected).toBe(false));
  refuse();
  expect((await section.findByRole('alert')).textContent).toBe(failure);
  expect(document.activeElement).toBe(again);
  routes.set('GET /desk/plans', (request: AdminRequest) => route?.(request));
  await userEvent.click(again);
  expect(await section.findByText(read)).toBeTruthy();
  expect(section.queryByText(failure)).toBeNull();
});
