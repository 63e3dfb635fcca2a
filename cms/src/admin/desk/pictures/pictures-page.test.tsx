/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Locale } from '@sahra/schemas/constants';

import type { LibraryPicture, PictureDetail, PicturesPage } from '../../../desk/pictures/library-picture';
import { PICTURES_SIZE } from '../../../desk/pictures/library-picture';
import { DeskAt, deskRouter } from '../testing/desk-at';
import { fakeAdmin, refusal, type AdminRequest } from '../testing/fake-admin';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

// The first screen of a file is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const { routes, asked } = fakeAdmin;

const picture = (id: number, changes: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ id, name: `night-${id}.jpg`, small: `/uploads/s${id}.webp`, url: `/uploads/${id}.jpg` },
  ...{ width: 1920, height: 1080, focalPoint: null, uses: 1, version: 'v1' },
  ...changes,
});
const SHOW = { type: 'show', documentId: 'show1', titles: { en: 'Lifts', ar: 'مصاعد' }, picture: null };
const detailOf = (id: number, changes: Partial<PictureDetail> = {}): PictureDetail => ({
  ...picture(id),
  ...{ bytes: 2_340_000, mime: 'image/jpeg', addedAt: '2026-11-22T10:00:00.000Z', addedBy: 'Omar' },
  ...{ may: { change: true, delete: true }, used: [{ type: 'show', total: 1, records: [SHOW] }], live: 1 },
  ...changes,
});

let library: LibraryPicture[];
let detail: PictureDetail;
const pageOf = ({ query }: AdminRequest): PicturesPage => {
  const before = Number(query.get('before') ?? Infinity);
  const found = library.filter(({ id }) => id < before);
  return { pictures: found.slice(0, PICTURES_SIZE), total: library.length, mayUpload: true };
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.setPointerCapture = () => undefined;
  fakeAdmin.role = 'sahra-publisher';
  library = [picture(3), picture(2), picture(1, { uses: 0 })];
  detail = detailOf(2);
  asked.length = 0;
  routes.clear();
  routes.set('GET /desk/pictures', pageOf);
  for (const { id } of library) routes.set(`GET /desk/pictures/${id}`, () => ({ ...detail, id }));
});

const open = (address = '/desk/pictures', locale: Locale = 'en') => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return { address: () => router.state.location.pathname + router.state.location.search };
};
const tile = (id: number) => screen.findByRole('button', { name: new RegExp(`night-${id}\\.jpg`) });
/** Strapi's notifications have alerts of their own. */
const alert = () => within(screen.getByRole('main')).findByRole('alert');
const pane = () => screen.findByRole('complementary');
const lastQuery = () => asked.findLast(({ path }) => path === '/desk/pictures')?.query.toString();
const sent = (method: string) => asked.filter((request) => request.method === method);

describe('the grid', () => {
  test('is walked by arrows as it is drawn, opened with Enter and closed with Escape', async () => {
    const { address } = open();
    const first = await tile(3);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await tile(2));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/desk/pictures?picture=2');
    await waitFor(async () =>
      expect(document.activeElement).toBe(within(await pane()).getByRole('heading', { level: 2 })),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect([document.activeElement, address()]).toEqual([await tile(2), '/desk/pictures']);
  });

  test('goes the other way in Arabic, and counts agree with their noun', async () => {
    open('/desk/pictures', 'ar');
    await tile(3);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toBe(await tile(2));
    expect((await tile(1)).textContent).toContain('غير مستخدمة');
    expect((await tile(2)).textContent).toContain('سجل واحد');
    expect(screen.getByText('3 صور')).toBeTruthy();
  });

  test('is searched after a slash, and filtered to what no record shows', async () => {
    const { address } = open();
    await tile(3);
    fireEvent.keyDown(document.body, { code: 'Slash' });
    await userEvent.keyboard('كشري');
    await waitFor(() => expect(lastQuery()).toBe(new URLSearchParams({ q: 'كشري' }).toString()));
    await userEvent.click(screen.getByRole('link', { name: 'Not used anywhere' }));
    await waitFor(() => expect(lastQuery()).toContain('unused=true'));
    expect(address()).toContain('unused=true');
  });

  test('reads further pages on demand, below what is there', async () => {
    library = Array.from({ length: PICTURES_SIZE + 2 }, (_, place) => picture(PICTURES_SIZE + 2 - place));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'More pictures' }));
    expect(await tile(1)).toBeTruthy();
    expect(lastQuery()).toBe('before=3');
    expect(screen.queryByRole('button', { name: 'More pictures' })).toBeNull();
  });

  test('says when it is empty, and when it could not be read', async () => {
    library = [];
    const empty = open('/desk/pictures?q=x');
    expect(await screen.findByText('No picture matches.')).toBeTruthy();
    routes.set('GET /desk/pictures', () => {
      throw refusal(503, {});
    });
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect((await alert()).textContent).toContain('could not be loaded');
    routes.set('GET /desk/pictures', pageOf);
    library = [picture(9)];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tile(9)).toBeTruthy();
    expect(empty.address()).toBe('/desk/pictures');
  });
});

describe('uploads', () => {
  const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' });
  beforeEach(() =>
    routes.set('POST /upload', ({ body }) => {
      const file = (body as FormData).get('files') as File;
      if (file.name === 'bad.png') throw refusal(400, { message: 'The picture “bad.png” is damaged.' });
      return [{ id: 7, name: file.name, url: '/uploads/7.png', width: 10, height: 10 }];
    }),
  );

  test('come one by one before all others; what is refused is told by name', async () => {
    open();
    await tile(3);
    const files = [fileOf('bad.png'), fileOf('night-7.jpg')];
    await userEvent.upload(screen.getByLabelText('Upload'), files);
    const refused = await alert();
    expect(refused.textContent).toContain('bad.png: The picture “bad.png” is damaged.');
    expect(await screen.findByText('1 picture is uploaded.')).toBeTruthy();
    const tiles = [...document.querySelectorAll('[data-tile]')].map((each) => each.getAttribute('data-tile'));
    expect(tiles).toEqual(['7', '3', '2', '1']);
    await userEvent.click(screen.getByRole('button', { name: 'Close the list' }));
    expect(screen.queryByText(/bad\.png/)).toBeNull();
  });

  test('are taken where files are dropped', async () => {
    open();
    const target = (await tile(3)).closest('ul') ?? document.body;
    const dataTransfer = { types: ['Files'], files: [fileOf('night-7.jpg')] };
    fireEvent.dragOver(target, { dataTransfer });
    expect(screen.getByText('Drop pictures here to upload them.')).toBeTruthy();
    fireEvent.drop(target, { dataTransfer });
    expect(await tile(7)).toBeTruthy();
  });

  test('are not offered to those who may not upload', async () => {
    routes.set('GET /desk/pictures', (request) => ({ ...pageOf(request), mayUpload: false }));
    open();
    await tile(3);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });
});

describe('an open picture', () => {
  test('says its size, ratio and bytes, and leads to the records that show it', async () => {
    open('/desk/pictures?picture=2', 'ar');
    const shown = within(await pane());
    expect((await shown.findByText(/JPEG/)).parentElement?.textContent).toBe('JPEG · 2.3 ميغابايت');
    expect(shown.getByText('(16:9)')).toBeTruthy();
    expect(shown.getByText('22 نوفمبر 2026، Omar')).toBeTruthy();
    expect(shown.getByRole('link', { name: /مصاعد/ }).getAttribute('href')).toBe('/desk/shows/show/show1');
  });

  test('saves its focal point and its name by itself', async () => {
    routes.set('PUT /desk/pictures/2', ({ body }) => (detail = { ...detail, ...(body as object) }));
    open('/desk/pictures?picture=2');
    const star = await screen.findByRole('button', { name: /Focal point of “night-2\.jpg”.*50, 50/ });
    act(() => star.focus());
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('Saved');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'ليلة{Enter}');
    expect(await screen.findByRole('heading', { name: 'ليلة' })).toBeTruthy();
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ focalPoint: { x: 49, y: 60 } }, { name: 'ليلة' }]);
  });

  test('keeps what could not be saved in view, with the server’s sentence', async () => {
    routes.set('PUT /desk/pictures/2', () => {
      throw refusal(403, { message: 'Only your own.' });
    });
    open('/desk/pictures?picture=2');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Enter}');
    expect((await alert()).textContent).toBe('Only your own.');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'night-2.jpgx');
  });

  test('gets another file with its name and focal point; another ratio is told', async () => {
    detail = { ...detail, focalPoint: { x: 10, y: 20 } };
    routes.set('POST /upload', () => {
      detail = { ...detail, width: 1000, height: 1500, version: 'v2' };
      return {};
    });
    open('/desk/pictures?picture=2');
    const file = new File(['x'], 'other.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Replace the file', { selector: 'input' }), file);
    expect(await screen.findByText(/The new picture is 2:3, the former was 16:9/)).toBeTruthy();
    const [request] = sent('POST');
    expect(request?.query.get('id')).toBe('2');
    expect((request?.body as FormData).get('fileInfo')).toBe(
      JSON.stringify({ name: 'night-2.jpg', focalPoint: { x: 10, y: 20 } }),
    );
    const shot = document.querySelector('[data-tile="2"] img');
    await waitFor(() => expect(shot?.getAttribute('src')).toBe('/uploads/s2.webp?v=v2'));
  });

  test('is deleted after a question that names the records, and the next one has the focus', async () => {
    routes.set('DELETE /desk/pictures/2', () => ({ id: 2 }));
    open('/desk/pictures?picture=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete “night-2.jpg”?' }));
    expect(question.getByText('1 published record shows it and will be without a picture.')).toBeTruthy();
    expect(question.getByRole('link', { name: /Lifts/ })).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(sent('DELETE')[0]?.query.toString()).toBe('confirm=true');
    expect(document.activeElement).toBe(await tile(1));
    expect(screen.queryByRole('button', { name: /night-2/ })).toBeNull();
  });

  test('that a record began to show meanwhile is deleted only after this was told', async () => {
    detail = detailOf(2, { used: [], uses: 0, live: 0 });
    routes.set('DELETE /desk/pictures/2', ({ query }) => {
      if (query.has('confirm')) return { id: 2 };
      const { response } = refusal(409, { message: 'Published records show this picture.' }) as unknown as {
        response: { data: { error: object } };
      };
      throw Object.assign(new Error('409'), { response: { data: { ...response.data, data: detailOf(2) } } });
    });
    open('/desk/pictures?picture=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('link', { name: /Lifts/ })).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  test('offers nothing that the role may not do', async () => {
    detail = detailOf(2, { may: { change: false, delete: false } });
    open('/desk/pictures?picture=2');
    expect(await screen.findByText('Your role changes only pictures that you have uploaded.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    for (const name of [/Focal point/, 'Replace the file', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('the media library of Strapi gives way to the desk’s for everybody but the owner', async () => {
  const editor = open('/plugins/upload?page=1');
  await tile(3);
  expect(editor.address()).toBe('/desk/pictures');
  fakeAdmin.role = 'strapi-super-admin';
  const owner = open('/plugins/upload');
  expect(await screen.findByText('Strapi’s screen')).toBeTruthy();
  expect(owner.address()).toBe('/plugins/upload');
});

test('an address that no screen has says so inside the desk', async () => {
  const { address } = open('/nowhere/x', 'ar');
  expect(await screen.findByRole('heading', { name: 'لا صفحة بهذا العنوان.' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'المكتب' })).toBeTruthy();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'اليوم' }));
  expect(address()).toBe('/');
});
