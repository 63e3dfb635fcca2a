/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { RecordDetail, RecordSave } from '../../../desk/record/record-detail';
import { DeskAt, deskRecord, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal } from '../testing/fake-admin';
import { recordDetail } from '../testing/record-detail';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
let stored: RecordDetail;
const saved = (): RecordSave | undefined =>
  asked.findLast(({ method, path }) => method === 'PUT' && path === '/desk/record')?.body as RecordSave;

beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  stored = recordDetail();
  routes.clear();
  routes.set('GET /desk/record', () => stored);
  routes.set('GET /desk/record/used-in', () => []);
  routes.set('PUT /desk/record', () => stored);
});
afterEach(() => {
  jest.useRealTimers();
});

const person = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async (address = '/desk/videos/video/doc1') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale="en" />);
  await pass(100);
  return router;
};
const links = () => within(screen.getByRole('group', { name: 'Links' }));

describe('the facts', () => {
  test('say that they are live when saved, and are saved after a pause', async () => {
    await open();
    expect(screen.getByText(/live as soon as it is saved/)).toBeTruthy();
    await person.selectOptions(screen.getByRole('combobox', { name: /Access/ }), 'Subscribers');
    await pass(2000);
    expect(saved()?.facts).toEqual({ version: 'f1', values: { access: 'paid' } });
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('disabled', true);
  });

  test('move the focal point of a picture with the arrows, as it is drawn', async () => {
    await open();
    const star = screen.getByRole('button', { name: /Focal point of “Poster”.* 40, 60/ });
    star.focus();
    await person.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('39, 70')).toBeTruthy();
    await pass(1000);
    expect(saved()?.focalPoints).toEqual([{ id: 7, x: 39, y: 70, was: { x: 40, y: 60 } }]);
  });

  test('take another picture of the library, which is found by its name or by a record’s title', async () => {
    const night = { id: 9, small: '/s9.webp', url: '/9.jpg', width: 1600, height: 900, name: 'night.jpg' };
    routes.set('GET /desk/pictures', () => ({
      ...{ pictures: [{ ...night, focalPoint: null, uses: 1, version: 'v1' }], total: 1, mayUpload: true },
    }));
    await open();
    await person.click(screen.getByRole('button', { name: 'Another picture' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pictures of the library' }));
    await person.type(dialog.getByRole('searchbox'), 'مصعد');
    await pass(500);
    expect(asked.findLast(({ path }) => path === '/desk/pictures')?.query.get('q')).toBe('مصعد');
    await person.click(dialog.getByRole('button', { name: 'night.jpg' }));
    await pass(2000);
    expect(saved()?.facts?.values).toEqual({ poster: { id: 9 } });
  });

  test('lose a picture, and get an alt text in each language beside it', async () => {
    await open();
    expect(screen.getByText('No alt text in Arabic')).toBeTruthy();
    const [, arabic] = screen.getAllByRole('textbox', { name: /Alt text/ });
    fireEvent.change(arabic ?? document.body, { target: { value: 'مصعد' } });
    await person.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await pass(2000);
    expect(saved()).toMatchObject({ facts: { values: { poster: null } } });
    expect(saved()?.words).toEqual({ ar: { version: 'v1', values: { posterAlt: 'مصعد' } } });
  });

  test('choose a record by its title, from the keyboard', async () => {
    const show = deskRecord({ type: 'show', documentId: 'show9', titles: { en: 'Oud', ar: 'عود' } });
    routes.set('GET /desk/records', () => ({ records: [show], total: 1, counts: [] }));
    await open();
    await person.type(screen.getByRole('combobox', { name: 'Show' }), 'عود');
    await pass(500);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove: Oud' })).toBeTruthy();
    await pass(2000);
    expect(asked.findLast(({ path }) => path === '/desk/records')?.query.get('q')).toBe('عود');
    expect(saved()?.facts?.values).toEqual({ show: { type: 'show', documentId: 'show9' } });
  });

  test('add, move and remove parts, whose fields keep their values', async () => {
    await open();
    await person.click(screen.getByRole('button', { name: 'Move down: Links 1' }));
    await person.click(screen.getByRole('button', { name: 'Add: Links' }));
    const [, , third] = links().getAllByRole('textbox');
    fireEvent.change(third ?? document.body, { target: { value: '/three' } });
    await person.click(screen.getByRole('button', { name: 'Remove: Links 2' }));
    await pass(2000);
    expect(saved()?.facts?.values).toEqual({ links: [{ url: '/two' }, { url: '/three' }] });
  });
});

test('a language that the role only reads says so and takes nothing', async () => {
  const { words } = stored;
  if (words)
    stored = { ...stored, words: { ...words, ar: { ...words.ar, may: { write: false, publish: false } } } };
  await open();
  const arabic = within(screen.getByRole('region', { name: 'Arabic' }));
  expect(arabic.getByText('Your role reads this language, and does not change it.')).toBeTruthy();
  expect(arabic.getByRole('textbox', { name: /^Title/ })).toHaveProperty('disabled', true);
  expect(arabic.queryByRole('button', { name: /ublish/ })).toBeNull();
});

test('a check offers its repair, and may be kept', async () => {
  const check = { language: 'en' as const, path: ['title'], level: 'told' as const };
  stored = {
    ...stored,
    checks: [
      { ...check, sentence: 'Two spaces.', repair: 'The lift' },
      { ...check, sentence: 'Very long.', repair: null },
    ],
  };
  await open();
  await person.click(screen.getAllByRole('button', { name: 'Keep' })[1] ?? document.body);
  expect(screen.queryByText('Very long.')).toBeNull();
  cleanup();
  await open();
  expect(screen.queryByText('Very long.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Write: The lift' }));
  await pass(1000);
  expect(saved()?.words).toEqual({ en: { version: 'v1', values: { title: 'The lift' } } });
});

test('the history shows what changed, and restores a version', async () => {
  const change = { field: 'title', label: 'Title', words: [{ kind: 'added', text: 'lift' }] };
  const entry = { language: 'en', at: '2026-11-21T10:00:00.000Z', by: 'Omar', act: 'saved' };
  routes.set('GET /desk/record/history', () => [
    { id: 'h1', ...entry, changes: [change], deletedPictures: ['Poster'] },
  ]);
  routes.set('POST /desk/record/restore', () => stored);
  await open();
  await person.click(screen.getByRole('tab', { name: 'History' }));
  await pass(100);
  expect(screen.getByText('lift').tagName).toBe('INS');
  expect(screen.getByText('Poster: a picture that was deleted. The rest can be restored.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /Restore the version/ }));
  await pass(100);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'h1' });
  expect(screen.getByText('Restored as a draft.')).toBeTruthy();
});

test('deleting tells what depends on the record first', async () => {
  const home = { type: 'home', documentId: 'h', titles: { en: 'The start', ar: null }, picture: null };
  routes.set('GET /desk/record/used-in', () => [{ type: 'home', total: 1, records: [home] }]);
  routes.set('DELETE /desk/record', () => null);
  const router = await open();
  await person.click(screen.getByText('Delete'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “The lift operator”?' }));
  await pass(100);
  expect(dialog.getByText('The start')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await pass(100);
  expect(asked.find(({ method }) => method === 'DELETE')?.query.get('confirm')).toBe('true');
  expect(router.state.location.pathname).toBe('/desk/videos');
});

test('deleting waits for what depends on the record, and asks for it again', async () => {
  routes.set('GET /desk/record/used-in', () => {
    throw refusal(503, { message: 'away' });
  });
  await open();
  await person.click(screen.getByText('Delete'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “The lift operator”?' }));
  await pass(100);
  const remove = dialog.getByRole('button', { name: 'Delete' });
  expect(dialog.getByText('The list could not be loaded.')).toBeTruthy();
  expect(remove).toHaveProperty('disabled', true);
  const again = dialog.getByRole('button', { name: 'Try again' });
  let respond = (): void => undefined;
  const pressAgain = async (response: () => unknown): Promise<void> => {
    routes.set('GET /desk/record/used-in', async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return response();
    });
    await person.click(again);
    expect([again.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', again]);
    expect(dialog.getByRole('status').textContent).toBe('Loading');
    expect(dialog.queryByRole('alert')).toBeNull();
    respond();
    await pass(100);
  };
  // A failure of now is said again, and the focus stays.
  await pressAgain(() => {
    throw refusal(503, { message: 'away' });
  });
  expect(dialog.getByRole('alert').textContent).toBe('The list could not be loaded.');
  expect([again.getAttribute('aria-disabled'), document.activeElement]).toEqual(['false', again]);
  await pressAgain(() => []);
  expect(document.activeElement).toBe(dialog.getByRole('heading'));
  expect(dialog.queryByText('The list could not be loaded.')).toBeNull();
  expect(remove).toHaveProperty('disabled', false);
});
