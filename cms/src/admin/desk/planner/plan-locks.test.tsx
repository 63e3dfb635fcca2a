/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { library, openWeek, planned, preparePlans } from '../testing/fake-plans';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
beforeEach(preparePlans);

/** Makes the server wait with its answer; the function that is returned gives it. */
const hold = (route: string): (() => void) => {
  const answer = routes.get(route);
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  routes.set(route, async (request: AdminRequest) => {
    await held;
    return answer?.(request);
  });
  return finish;
};
const planButton = (name: RegExp) => screen.findByRole('button', { name });
const posted = (): unknown[] => asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('while a plan is changed', () => {
  test('it is locked, others are not, and it can be changed again afterwards', async () => {
    const finish = hold('POST /desk/plans');
    await openWeek();
    const button = await planButton(/Film 1/);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(button).toHaveProperty('disabled', true);
    expect(button.draggable).toBe(false);
    expect(button.closest('li')?.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await planButton(/Film 2/)).toHaveProperty('disabled', false);
    finish();
    await waitFor(() => expect(planned(/^Tuesday/)).toEqual([]));
    expect(posted()).toHaveLength(1);
    expect(await planButton(/Film 1/)).toHaveProperty('disabled', false);
  });

  test('a refusal unlocks it, and the focus is on it', async () => {
    routes.set('POST /desk/plans', () => {
      throw refusal(503, { message: 'away' });
    });
    const finish = hold('POST /desk/plans');
    await openWeek();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    // A browser takes the focus from a button that is disabled.
    (await planButton(/Film 1/)).blur();
    finish();
    expect(await screen.findByText('away')).toBeTruthy();
    const button = await planButton(/Film 1/);
    expect(button).toHaveProperty('disabled', false);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test.each([
    ['is told in a notification', refusal(503, { message: 'away' }), ['away']],
    [
      'is not told when the screen was left with it',
      new DOMException('The request was given up.', 'AbortError'),
      [],
    ],
  ])('a refusal after its dialog was closed %s', async (_told, reason, notices) => {
    routes.set('POST /desk/plans', () => {
      throw reason;
    });
    const finish = hold('POST /desk/plans');
    await openWeek();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Move' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    finish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Film 1/ })).toHaveProperty('disabled', false),
    );
    expect(fakeAdmin.notices).toEqual(notices);
  });

  test('its dialog is locked, and an answer closes no other one', async () => {
    routes.set('DELETE /desk/plans', () => {
      library.plans = library.plans.filter(({ id }) => id !== '2');
      return {};
    });
    const finish = hold('DELETE /desk/plans');
    await openWeek();
    await userEvent.click(await planButton(/Film 2/));
    const takeBack = screen.getByRole('button', { name: 'Take back' });
    await userEvent.click(takeBack);
    for (const button of [takeBack, screen.getByRole('button', { name: 'Move' })])
      expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(takeBack);
    await userEvent.keyboard('{PageDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await planButton(/Film 1/));
    finish();
    await waitFor(() => expect(planned(/^Wednesday/)).toEqual([]));
    expect(screen.getByRole('dialog', { name: 'Planned: Film 1' })).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
