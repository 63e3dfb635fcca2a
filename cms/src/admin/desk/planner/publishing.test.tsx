/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Plan } from '../../../desk/plans/plan';
import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { library, openWeek, plan, planned, preparePlans } from '../testing/fake-plans';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
beforeEach(preparePlans);

const posted = (): unknown[] => asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

test('a week shows the plans of each day by the calendar of the schedule’s zone', async () => {
  await openWeek();
  expect(planned(/^Tuesday,? 24 November$/)).toEqual(['20:00 EnglishFilm 1Goes live']);
  expect(planned(/^Wednesday,? 25 November$/)).toEqual(['00:30 EnglishFilm 2Comes off']);
  expect(screen.getByRole('heading', { name: /^22\s*–\s*28 November 2026$/ })).toBeTruthy();
  expect(screen.getByText('Dubai time, UTC+4')).toBeTruthy();
});

test('other weeks are reached by button and by key, and an empty one says so', async () => {
  const { address } = await openWeek();
  await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
  expect(await screen.findByText(/Nothing is planned for this week/)).toBeTruthy();
  expect(address()).toBe('/desk/publishing?day=2026-12-01');
  await userEvent.keyboard('{PageUp}');
  expect(await screen.findByRole('button', { name: /Film 1/ })).toBeTruthy();
  await userEvent.keyboard('{PageUp}');
  expect(await screen.findByRole('heading', { name: /^15\s*–\s*21 November 2026$/ })).toBeTruthy();
});

test.each([
  ['en', '{ArrowRight}', '2026-11-25T16:00:00.000Z'],
  ['en', '{ArrowLeft}', '2026-11-23T16:00:00.000Z'],
  ['ar', '{ArrowLeft}', '2026-11-25T16:00:00.000Z'],
] as const)(
  'in %s Shift %s moves a plan to the same hour of the next day as drawn',
  async (locale, key, at) => {
    await openWeek(locale);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(`{Shift>}${key}{/Shift}`);
    const moved = { type: 'video', documentId: 'doc1', language: 'en', act: 'publish', at, replaces: '1' };
    await waitFor(() => expect(posted()).toEqual([moved]));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Film 1|فيلم 1/));
    expect(planned(/^(?:Tuesday|الثلاثاء)/)).toEqual([]);
  },
);

test('a move that is refused reads the plans again, because another editor has changed them', async () => {
  await openWeek();
  routes.set('POST /desk/plans', () => {
    library.plans = [plan('7', '2026-11-26T16:00:00.000Z')];
    throw refusal(409, { message: 'This is planned already.' });
  });
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('This is planned already.')).toBeTruthy();
  await waitFor(() => expect(planned(/^Thursday,? 26 November$/)).toEqual(['20:00 EnglishFilm 7Goes live']));
  expect(planned(/^Tuesday,? 24 November$/)).toEqual([]);
});

test('a plan is opened and given another day and hour, and a refusal is said', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Planned: Film 1' }));
  expect(dialog.getByText('24 November 2026')).toBeTruthy();
  // On one line.
  expect(dialog.getByRole('button', { name: 'Move' }).nextElementSibling?.textContent).toBe('Close');
  const field = dialog.getByRole('textbox');
  expect((field as HTMLInputElement).value).toBe('2026-11-24 20:00');
  routes.set('POST /desk/plans', () => {
    throw refusal(400, { message: 'Choose a time that is still to come.' });
  });
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-27 09:15{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('Choose a time that is still to come.');
  routes.set('POST /desk/plans', () => {
    library.plans = [plan('9', '2026-11-27T05:15:00.000Z', { titles: { en: 'Film 1', ar: null } })];
    return { id: '9' };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(planned(/^Friday,? 27 November$/)).toEqual(['09:15 EnglishFilm 1Goes live']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Moved to 27 November 2026, 09:15.')).toBeTruthy();
});

test('a plan that another editor has moved stays open at its new time, and is moved from there', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Planned: Film 1' }));
  library.plans = [
    plan('7', '2026-11-26T16:00:00.000Z', { documentId: 'doc1', titles: { en: 'Film 1', ar: null } }),
  ];
  routes.set('POST /desk/plans', ({ body }: AdminRequest) => {
    const { at, replaces } = body as Plan & { replaces: string };
    if (replaces !== library.plans[0]?.id) throw refusal(409, { message: 'This is planned already.' });
    library.plans = library.plans.map((each) => ({ ...each, at, id: '9' }));
    return { id: '9' };
  });
  const field = dialog.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-27 09:15{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('This is planned already.');
  expect(await dialog.findByText('26 November 2026')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(planned(/^Friday,? 27 November$/)).toEqual(['09:15 EnglishFilm 1Goes live']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a plan that another editor has moved to another week stays open at its new time', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Planned: Film 1' }));
  const titles = { en: 'Film 1', ar: null };
  const standing = plan('7', '2026-12-03T16:00:00.000Z', { documentId: 'doc1', titles });
  library.plans = [standing];
  routes.set('POST /desk/plans', ({ body }: AdminRequest) => {
    const { at, replaces } = body as Plan & { replaces: string };
    if (replaces !== '7') throw refusal(409, { message: 'This is planned already.' }, standing);
    library.plans = [{ ...standing, at, id: '9' }];
    return { id: '9' };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('3 December 2026')).toBeTruthy();
  expect(dialog.getByRole('alert').textContent).toBe('This is planned already.');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(library.plans).toMatchObject([{ id: '9', at: '2026-11-24T16:00:00.000Z' }]);
});

test.each([
  [503, 'a second refusal leaves it open with the time that was typed', true],
  [404, 'it is closed when it stands no more', false],
])('%d for a plan of another week: %s', async (status, _result, isOpen) => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Planned: Film 1' }));
  const titles = { en: 'Film 1', ar: null };
  library.plans = [plan('7', '2026-12-03T16:00:00.000Z', { documentId: 'doc1', titles })];
  const reasons = [refusal(409, { message: 'This is planned already.' }, library.plans[0])];
  routes.set('POST /desk/plans', () => {
    throw reasons.shift() ?? refusal(status, { message: 'No.' });
  });
  const field = dialog.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-27 09:15{Enter}');
  expect(await dialog.findByText('3 December 2026')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  const pageSays = within(screen.getByRole('banner'));
  expect(await pageSays.findByText('No.')).toBeTruthy();
  if (isOpen) {
    expect((await dialog.findByRole('alert')).textContent).toBe('No.');
    await waitFor(() => expect(planned(/^Tuesday,? 24 November$/)).toEqual([]));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', '2026-11-27 09:15');
  } else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('failed plans that cannot be read are not silently none', async () => {
  const route = routes.get('GET /desk/plans');
  routes.set('GET /desk/plans', (request: AdminRequest) => {
    if (request.query.get('state') === 'failed') throw refusal(503, { message: 'away' });
    return route?.(request);
  });
  await openWeek();
  expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
  routes.set('GET /desk/plans', route ?? (() => []));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The list could not be loaded.')).toBeNull());
});

test('a plan that stands no more is closed, and the page says why', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  library.plans = [];
  routes.set('POST /desk/plans', () => {
    throw refusal(404, { message: 'This plan is gone.' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('This plan is gone.')).toBeTruthy();
});

test('a plan that cannot be taken back says so where it is open', async () => {
  routes.set('DELETE /desk/plans', () => {
    throw refusal(403, { message: 'Your role does not publish this language.' });
  });
  await openWeek();
  await userEvent.click(screen.getByRole('button', { name: /Film 2/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Your role does not publish this language.');
});

test('a plan is taken back', async () => {
  routes.set('DELETE /desk/plans', ({ query }: AdminRequest) => {
    library.plans = library.plans.filter(({ id }) => id !== query.get('id'));
    return {};
  });
  await openWeek();
  await userEvent.click(screen.getByRole('button', { name: /Film 2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(planned(/^Wednesday,? 25 November$/)).toEqual([]));
});

test('a role that does not publish the language opens the plan and changes nothing', async () => {
  fakeAdmin.verbs = [];
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Take back' })).toBeNull();
  expect(posted()).toEqual([]);
  fakeAdmin.verbs = ['create', 'publish'];
});

test('what failed stands above every week, with its day and zone', async () => {
  library.plans.push(plan('3', '2026-11-20T16:00:00.000Z', { state: 'failed', reason: 'A field is empty.' }));
  await openWeek();
  const failed = within(await screen.findByRole('region', { name: 'Planned publications that failed' }));
  expect(failed.getByText('20 November 2026')).toBeTruthy();
  expect(failed.getByText('Dubai time, UTC+4')).toBeTruthy();
  expect(failed.getByText('A field is empty.')).toBeTruthy();
});
