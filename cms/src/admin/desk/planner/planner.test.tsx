/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { PlannerEntry, PlannerSave, PlannerWeek } from '../../../desk/planner/planner';
import { DeskAt, deskRouter } from '../testing/desk-at';

const mockServer = {
  week: {} as PlannerWeek,
  saved: [] as PlannerSave[],
  refusal: null as object | null,
  /** The next request to publish waits for it. */
  held: null as Promise<void> | null,
};

jest.mock('@strapi/strapi/admin', () => {
  const client = {
    get: async (path: string) =>
      Promise.resolve({ data: { data: path.startsWith('/desk/planner') ? mockServer.week : [] } }),
    put: async (_path: string, body: PlannerSave) => {
      mockServer.saved.push(body);
      await mockServer.held;
      if (mockServer.refusal)
        throw Object.assign(new Error('409'), { response: { data: mockServer.refusal } });
      return Promise.resolve({ data: { data: { saved: [] } } });
    },
  };
  return {
    useFetchClient: () => client,
    useNotification: () => ({ toggleNotification: () => undefined }),
    useQueryParams: () => [{ query: {} }],
    useAuth: (_name: string, select: (auth: object) => unknown) =>
      select({ user: { id: 7, roles: [] }, permissions: [], logout: () => undefined }),
  };
});

const at = (hour: string): string => `2026-11-24T${hour}:00.000Z`;
const entry = (
  documentId: string,
  channel: string,
  from: string,
  to: string,
  title: string,
): PlannerEntry => ({
  ...{ documentId, channel, startsAt: at(from), endsAt: at(to), titles: { en: title, ar: `${title} ع` } },
  ...{ video: null, picture: null, live: false, version: 'v1', changedBy: null },
});
const channel = (slug: string, en: string) => ({ slug, titles: { en, ar: en }, picture: null, light: null });

beforeAll(() => {
  // jsdom draws nothing.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  localStorage.clear();
  const may = { create: true, change: true, delete: true };
  const video = { code: 'koshari1', channel: 'music', picture: null, seconds: 1450 };
  const week: PlannerWeek = {
    entries: [
      entry('one', 'music', '13:00', '14:00', 'Maqam'),
      entry('two', 'music', '15:00', '16:00', 'Oud'),
      entry('three', 'kitchen', '13:00', '14:00', 'Bread'),
    ],
    channels: [channel('music', 'Music'), channel('kitchen', 'Kitchen'), channel('film', 'Film')],
    videos: [{ ...video, titles: { en: 'Koshari', ar: 'كشري' } }],
    may,
  };
  Object.assign(mockServer, { week, saved: [], refusal: null, held: null });
});

const open = (locale: Locale = 'en') =>
  render(<DeskAt router={deskRouter('/desk/planner?day=2026-11-24')} locale={locale} />);
const block = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d .*${title}`) });
const publish = () => userEvent.click(screen.getByRole('button', { name: /^(Publish|نشر) / }));
const lastSave = async (): Promise<PlannerSave> => {
  await waitFor(() => expect(mockServer.saved).not.toEqual([]));
  const save = mockServer.saved.at(-1);
  if (!save) throw new Error('Nothing was saved.');
  return save;
};

test.each([
  ['en', '{ArrowRight}', '13:05'],
  ['en', '{ArrowLeft}', '12:55'],
  ['ar', '{ArrowLeft}', '13:05'],
  ['ar', '{ArrowRight}', '12:55'],
] as const)('in %s %s moves a programme to %s', async (locale, key, hour) => {
  open(locale);
  (await block('Maqam')).focus();
  await userEvent.keyboard(key);
  await publish();
  expect((await lastSave()).changes).toMatchObject([
    { documentId: 'one', version: 'v1', startsAt: at(hour) },
  ]);
});

test('an evening is planned by keys and published whole', async () => {
  open();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Maqam');
  await userEvent.keyboard('t');
  await userEvent.keyboard('20:30{Enter}');
  await userEvent.keyboard('c');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Copied to Wednesday/)).toBeTruthy();
  await userEvent.tab({ shift: true });
  (await block('Oud')).focus();
  await userEvent.keyboard('a');
  await userEvent.keyboard('{Enter}');
  (await block('Bread')).focus();
  await userEvent.keyboard('{Delete}');
  expect(screen.getByText(/4 changes wait/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Publish all days' }));
  expect(await lastSave()).toMatchObject({
    changes: [{ documentId: 'one', channel: 'kitchen', startsAt: at('16:30'), endsAt: at('17:40') }],
    creates: [
      { channel: 'kitchen', startsAt: '2026-11-25T16:30:00.000Z', from: { entry: 'one' } },
      { channel: 'music', startsAt: at('16:00'), endsAt: at('16:25'), from: { video: 'koshari1' } },
    ],
    deletes: [{ documentId: 'three', version: 'v1' }],
  });
  expect(await screen.findByText(/Published. Viewers see it now/)).toBeTruthy();
});

test('every change is undone by Ctrl Z, and changes outlive the tab', async () => {
  const { unmount } = open();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  // AZERTY has W where QWERTY has Z, and Z where it has W.
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ', ctrlKey: true });
  expect((await block('Maqam')).textContent).toContain('17:10');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyW', ctrlKey: true });
  unmount();
  open();
  expect(await screen.findByText(/1 change waits/)).toBeTruthy();
  expect((await block('Maqam')).textContent).toContain('17:05');
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText(/change waits/)).toBeNull();
});

describe('while changes are published', () => {
  let finish: () => void = () => undefined;
  beforeEach(() => {
    mockServer.held = new Promise((resolve) => {
      finish = resolve;
    });
  });

  test('nothing is changed, which is said, and everything can be afterwards', async () => {
    open();
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
    const { unmount } = open();
    (await block('Maqam')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await publish();
    unmount();
    finish();
    await waitFor(() => expect(localStorage.getItem('sahra-desk-planner-7')).toContain('"pending":[]'));
    open();
    await block('Maqam');
    expect(screen.queryByText(/change waits/)).toBeNull();
  });
});

test('a programme that runs past dawn is moved on the day that it belongs to', async () => {
  // In the zone of the planner, 04:30 to 05:30: it belongs to the evening of 23 November.
  mockServer.week.entries = [entry('night', 'music', '00:30', '01:30', 'Dawn')];
  open();
  (await block('Dawn')).focus();
  await userEvent.keyboard('t');
  await userEvent.clear(screen.getByRole('textbox', { name: /Begins/ }));
  await userEvent.keyboard('04:35{Enter}');
  await publish();
  expect((await lastSave()).changes).toMatchObject([{ documentId: 'night', startsAt: at('00:35') }]);
});

test.each([
  ['ends at dawn', '2026-11-25T01:00:00.000Z', '17:00'],
  ['runs past dawn', '2026-11-25T02:30:00.000Z', '17:00'],
  ['ends before dawn', '2026-11-25T00:30:00.000Z', '04:30'],
])('what is added lands on the day that is seen, after a programme that %s', async (_what, endsAt, hour) => {
  const late = { ...entry('four', 'film', '19:00', '20:00', 'Late'), endsAt };
  mockServer.week = { ...mockServer.week, entries: [late], videos: [] };
  mockServer.week.videos = [
    {
      code: 'koshari1',
      channel: 'film',
      picture: null,
      seconds: 1450,
      titles: { en: 'Koshari', ar: 'كشري' },
    },
  ];
  open();
  await block('Late');
  await userEvent.click(screen.getByRole('button', { name: 'Add to Film' }));
  const field = screen.getByRole('textbox', { name: 'Begins' });
  expect((field as HTMLInputElement).value).toBe(hour);
  await userEvent.clear(field);
  await userEvent.type(field, '02:00');
  expect(screen.getByText(/On Wednesday, (?:25 November|November 25)/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '20:00');
  expect(screen.getByText(/On Tuesday, (?:24 November|November 24)/)).toBeTruthy();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Koshari/ }));
  await publish();
  expect((await lastSave()).creates).toMatchObject([{ startsAt: at('16:00') }]);
});

test('an overlap is repaired or meant, and a gap is filled with what fits', async () => {
  open();
  const look = within(await screen.findByRole('region', { name: 'To look at' }));
  expect(look.getByText('nothing on Music.', { exact: false })).toBeTruthy();
  (await block('Bread')).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(look.getByText('“Bread” begins before “Maqam” ends.', { exact: false })).toBeTruthy();
  await userEvent.click(look.getByRole('button', { name: 'Move to 18:00' }));
  expect((await block('Bread')).textContent).toContain('18:00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(look.getByRole('button', { name: 'Meant' }));
  expect(look.queryByText(/begins before/)).toBeNull();
  await userEvent.click(look.getByRole('button', { name: 'What fits' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /Koshari.*24:10/ }));
  expect((await block('Koshari')).textContent).toContain('18:05');
});

test('what another editor changed is shown, and one of both is chosen', async () => {
  open();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}');
  const theirs = { ...entry('one', 'music', '17:00', '18:00', 'Maqam'), version: 'v2', changedBy: 'Omar' };
  mockServer.refusal = {
    data: { conflicts: [{ id: 'one', theirs }] },
    error: { message: 'Another editor changed the schedule in the meantime.' },
  };
  await publish();
  expect(await screen.findByText(/was changed by Omar/)).toBeTruthy();
  expect(screen.getByText(/1 change waits/)).toBeTruthy();
  mockServer.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await publish();
  expect((await lastSave()).changes).toMatchObject([{ version: 'v2', startsAt: at('13:05') }]);
});

test('a role that does not write moves nothing', async () => {
  mockServer.week = { ...mockServer.week, may: { create: false, change: false, delete: false } };
  open();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}{Delete}ca');
  expect(screen.getByText(/does not change it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  expect((await block('Maqam')).textContent).toContain('17:00');
});
