/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen, within } from '@testing-library/react';
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

test.each([
  ['en', '{ArrowRight}', '13:05'],
  ['en', '{ArrowLeft}', '12:55'],
  ['ar', '{ArrowLeft}', '13:05'],
  ['ar', '{ArrowRight}', '12:55'],
] as const)('in %s %s moves a programme to %s', async (locale, key, hour) => {
  openPlanner(locale);
  (await block('Maqam')).focus();
  await userEvent.keyboard(key);
  await publish();
  expect((await lastSave()).changes).toMatchObject([
    { documentId: 'one', version: 'v1', startsAt: at(hour) },
  ]);
});

test('an evening is planned by keys and published whole', async () => {
  openPlanner();
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
  const { unmount } = openPlanner();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  // AZERTY has W where QWERTY has Z, and Z where it has W.
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ', ctrlKey: true });
  expect((await block('Maqam')).textContent).toContain('17:10');
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyW', ctrlKey: true });
  unmount();
  openPlanner();
  expect(await screen.findByText(/1 change waits/)).toBeTruthy();
  expect((await block('Maqam')).textContent).toContain('17:05');
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText(/change waits/)).toBeNull();
});

test('a programme that runs past dawn is moved on the day that it belongs to', async () => {
  // In the zone of the planner, 04:30 to 05:30: it belongs to the evening of 23 November.
  planner.week.entries = [entry('night', 'music', '00:30', '01:30', 'Dawn')];
  openPlanner();
  (await block('Dawn')).focus();
  await userEvent.keyboard('t');
  expect(
    screen.getByText(/This is in the schedule of Monday, (?:23 November|November 23), which you do not see/),
  ).toBeTruthy();
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
  planner.week = { ...planner.week, entries: [late], videos: [] };
  planner.week.videos = [
    {
      code: 'koshari1',
      channel: 'film',
      picture: null,
      seconds: 1450,
      titles: { en: 'Koshari', ar: 'كشري' },
    },
  ];
  openPlanner();
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

const night = (id: string, startsAt: string, endsAt: string, title: string) => ({
  ...entry(id, 'music', '13:00', '14:00', title),
  ...{ startsAt: `2026-11-${startsAt}:00.000Z`, endsAt: `2026-11-${endsAt}:00.000Z` },
});
const said = (title: string): RegExp =>
  new RegExp(`“${title}” is now in the schedule of Wednesday, (?:25 November|November 25), at 05:00\\.`);

test('a programme that a key carries over dawn is said to be on the next day', async () => {
  planner.week.entries = [night('late', '25T00:55', '25T01:30', 'Late')];
  openPlanner();
  (await block('Late')).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(screen.queryByText(/is now in the schedule/)).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText(said('Late'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/is now in the schedule/)).toBeNull();
});

test('the repair of an overlap names the day, where it is the next one', async () => {
  planner.week.entries = [
    night('one', '24T23:30', '25T01:00', 'First'),
    night('two', '25T00:30', '25T01:30', 'Second'),
  ];
  openPlanner();
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^Move to Wednesday, (?:25 November|November 25), 05:00$/,
    }),
  );
  expect(screen.getByText(said('Second'))).toBeTruthy();
});

test('a video that is dropped at the end of the line begins on the day that is seen', async () => {
  const width = 288;
  const drawn = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, right: width, width } as DOMRect);
  openPlanner();
  const line = (await block('Maqam')).parentElement;
  if (!line) throw new Error('The programme is on no line.');
  // jsdom has no events of dragging.
  const drop = new MouseEvent('drop', { bubbles: true, cancelable: true, clientX: width - 0.1 });
  fireEvent(line, Object.assign(drop, { dataTransfer: { types: [], getData: () => 'koshari1' } }));
  drawn.mockRestore();
  await publish();
  expect((await lastSave()).creates).toMatchObject([{ startsAt: '2026-11-25T00:55:00.000Z' }]);
});

test('an hour is typed in Arabic digits, or pasted with the direction marks of a chat', async () => {
  openPlanner('ar');
  (await block('Maqam')).focus();
  await userEvent.keyboard('t');
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.paste('\u200F٢٠:٣٠\u200E');
  await userEvent.keyboard('{Enter}');
  await publish();
  expect((await lastSave()).changes).toMatchObject([{ documentId: 'one', startsAt: at('16:30') }]);
});

test('an overlap is repaired or meant, and a gap is filled with what fits', async () => {
  openPlanner();
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

test('a role that does not write moves nothing', async () => {
  planner.week = { ...planner.week, may: { create: false, change: false, delete: false } };
  openPlanner();
  (await block('Maqam')).focus();
  await userEvent.keyboard('{ArrowRight}{Delete}ca');
  expect(screen.getByText(/does not change it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  expect((await block('Maqam')).textContent).toContain('17:00');
});
