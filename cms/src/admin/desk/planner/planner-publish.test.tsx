/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  at,
  block,
  entry,
  lastSave,
  openPlanner,
  planner,
  publish,
  preparePlanner,
} from '../testing/fake-planner';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

beforeEach(preparePlanner);

describe('while changes are published', () => {
  let finish: () => void = () => undefined;
  beforeEach(() => {
    planner.held = new Promise((resolve) => {
      finish = resolve;
    });
  });

  test('nothing is changed, which is said, and everything can be afterwards', async () => {
    openPlanner();
    (await block('Maqam')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await publish();
    expect(await screen.findByText(/Changes can be made again afterwards/)).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Programmes/, busy: true })).toBeTruthy();
    await userEvent.keyboard('{Control>}z{/Control}');
    (await block('Maqam')).focus();
    await userEvent.keyboard('{ArrowLeft}{Delete}ca');
    expect((await block('Maqam')).textContent).toContain('17:05');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
    expect(screen.queryByText(/Your role/)).toBeNull();
    finish();
    expect(await screen.findByText(/Published/)).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Programmes/, busy: false })).toBeTruthy();
    (await block('Bread')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(/1 change waits/)).toBeTruthy();
  });

  test('the planner can be left: they do not wait any more afterwards', async () => {
    const { unmount } = openPlanner();
    (await block('Maqam')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await publish();
    unmount();
    finish();
    await waitFor(() => expect(localStorage.getItem('sahra-desk-planner-7')).toContain('"pending":[]'));
    openPlanner();
    await block('Maqam');
    expect(screen.queryByText(/change waits/)).toBeNull();
  });
});

test('what another editor changed is shown, and one of both is chosen', async () => {
  openPlanner();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}');
  const theirs = { ...entry('one', 'music', '17:00', '18:00', 'Maqam'), version: 'v2', changedBy: 'Omar' };
  planner.refusal = {
    data: { conflicts: [{ id: 'one', theirs }] },
    error: { message: 'Another editor changed the schedule in the meantime.' },
  };
  await publish();
  expect(await screen.findByText(/was changed by Omar/)).toBeTruthy();
  expect(screen.getByText(/1 change waits/)).toBeTruthy();
  planner.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await publish();
  expect((await lastSave()).changes).toMatchObject([{ version: 'v2', startsAt: at('13:05') }]);
});
