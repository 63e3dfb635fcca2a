/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import type { Locale } from '@sahra/schemas/constants';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Plan } from '../../../desk/plans/plan';
import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';
import { openDesk, prepareLibrary } from '../testing/fake-library';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
/** On the server; ranges and posts work as there. */
let plans: Plan[];
const plan = (id: string, at: string, changes: Partial<Plan> = {}): Plan => ({
  ...{ id, at, type: 'video', documentId: `doc${id}`, language: 'en', act: 'publish', state: 'waiting' },
  ...{ reason: null, by: 'Omar', picture: null, titles: { en: `Film ${id}`, ar: `فيلم ${id}` } },
  ...changes,
});

beforeEach(() => {
  prepareLibrary();
  // In the zone of the schedule: Tuesday at 20:00, and Wednesday half an hour after midnight.
  plans = [
    plan('1', '2026-11-24T16:00:00.000Z'),
    plan('2', '2026-11-24T20:30:00.000Z', { act: 'unpublish' }),
  ];
  routes.set('GET /desk/plans', ({ query }: AdminRequest) => {
    const [from, to] = ['from', 'to'].map((name) => Date.parse(query.get(name) ?? ''));
    if (query.get('state') === 'failed') return plans.filter(({ state }) => state === 'failed');
    return plans.filter(({ at }) => Date.parse(at) >= (from ?? 0) && Date.parse(at) < (to ?? 0));
  });
  routes.set('POST /desk/plans', ({ body }: AdminRequest) => {
    const { documentId, at } = body as Plan;
    // A plan at another time is another plan.
    plans = plans.map((each) => (each.documentId === documentId ? { ...each, at, id: '9' } : each));
    return { id: '9' };
  });
});

const openWeek = async (locale: Locale = 'en', day = '2026-11-24') => {
  const desk = openDesk(`/desk/publishing?day=${day}`, locale);
  await screen.findByRole('list', { name: /^(?:Planned publications of|النشر المجدول)/ });
  return desk;
};
const dayOf = (name: string | RegExp) => screen.getByRole('listitem', { name });
const planned = (name: string | RegExp): (string | null)[] =>
  within(dayOf(name))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
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
    plans = [plan('7', '2026-11-26T16:00:00.000Z')];
    throw refusal(409, { message: 'This is planned already.' });
  });
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('This is planned already.')).toBeTruthy();
  await waitFor(() => expect(planned(/^Thursday,? 26 November$/)).toEqual(['20:00 EnglishFilm 7Goes live']));
  expect(planned(/^Tuesday,? 24 November$/)).toEqual([]);
});

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

  test('its dialog is locked, and an answer closes no other one', async () => {
    routes.set('DELETE /desk/plans', () => {
      plans = plans.filter(({ id }) => id !== '2');
      return {};
    });
    const finish = hold('DELETE /desk/plans');
    await openWeek();
    await userEvent.click(await planButton(/Film 2/));
    const takeBack = screen.getByRole('button', { name: 'Take back' });
    await userEvent.click(takeBack);
    expect(takeBack).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await planButton(/Film 1/));
    finish();
    await waitFor(() => expect(planned(/^Wednesday/)).toEqual([]));
    expect(screen.getByRole('dialog', { name: 'Planned: Film 1' })).toBeTruthy();
  });
});

test('a plan is opened and given another day and hour, and a refusal is said', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Planned: Film 1' }));
  expect(dialog.getByText('24 November 2026')).toBeTruthy();
  const field = dialog.getByRole('textbox');
  expect((field as HTMLInputElement).value).toBe('2026-11-24 20:00');
  routes.set('POST /desk/plans', () => {
    throw refusal(400, { message: 'Choose a time that is still to come.' });
  });
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-27 09:15{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('Choose a time that is still to come.');
  routes.set('POST /desk/plans', () => {
    plans = [plan('9', '2026-11-27T05:15:00.000Z', { titles: { en: 'Film 1', ar: null } })];
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
  plans = [plan('7', '2026-11-26T16:00:00.000Z', { documentId: 'doc1', titles: { en: 'Film 1', ar: null } })];
  routes.set('POST /desk/plans', ({ body }: AdminRequest) => {
    const { at, replaces } = body as Plan & { replaces: string };
    if (replaces !== plans[0]?.id) throw refusal(409, { message: 'This is planned already.' });
    plans = plans.map((each) => ({ ...each, at, id: '9' }));
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

test('a plan that stands no more is closed, and the page says why', async () => {
  await openWeek();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  plans = [];
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
    plans = plans.filter(({ id }) => id !== query.get('id'));
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
  plans.push(plan('3', '2026-11-20T16:00:00.000Z', { state: 'failed', reason: 'A field is empty.' }));
  await openWeek();
  const failed = within(await screen.findByRole('region', { name: 'Planned publications that failed' }));
  expect(failed.getByText('20 November 2026')).toBeTruthy();
  expect(failed.getByText('Dubai time, UTC+4')).toBeTruthy();
  expect(failed.getByText('A field is empty.')).toBeTruthy();
});
