/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PICTURES_SIZE } from '../../../desk/pictures/library-picture';
import { fakeAdmin, refusal } from '../testing/fake-admin';
import {
  fakeLibrary,
  findAlert,
  findTile,
  libraryPage,
  libraryPicture,
  openDesk,
  prepareLibrary,
} from '../testing/fake-library';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes, asked } = fakeAdmin;
const pane = () => screen.findByRole('complementary');
const lastQuery = () => asked.findLast(({ path }) => path === '/desk/pictures')?.query.toString();

beforeEach(prepareLibrary);

describe('the grid', () => {
  test('is walked by arrows as it is drawn, opened with Enter and closed with Escape', async () => {
    const { address } = openDesk();
    const first = await findTile(3);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await findTile(2));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/desk/pictures?picture=2');
    await waitFor(async () =>
      expect(document.activeElement).toBe(within(await pane()).getByRole('heading', { level: 2 })),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect([document.activeElement, address()]).toEqual([await findTile(2), '/desk/pictures']);
  });

  test('goes the other way in Arabic, and counts agree with their noun', async () => {
    openDesk('/desk/pictures', 'ar');
    await findTile(3);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toBe(await findTile(2));
    expect((await findTile(1)).textContent).toContain('غير مستخدمة');
    expect((await findTile(2)).textContent).toContain('سجل واحد');
    expect(screen.getByText('3 صور')).toBeTruthy();
  });

  test('is searched after a slash, and filtered to what no record shows', async () => {
    const { address } = openDesk();
    await findTile(3);
    fireEvent.keyDown(document.body, { key: 'ظ', code: 'Slash' });
    await userEvent.keyboard('كشري');
    await waitFor(() => expect(lastQuery()).toBe(new URLSearchParams({ q: 'كشري' }).toString()));
    await userEvent.click(screen.getByRole('link', { name: 'Not used anywhere' }));
    await waitFor(() => expect(lastQuery()).toContain('unused=true'));
    expect(address()).toContain('unused=true');
  });

  test('reads further pages on demand, below what is there', async () => {
    fakeLibrary.pictures = Array.from({ length: PICTURES_SIZE + 2 }, (_, place) =>
      libraryPicture(PICTURES_SIZE + 2 - place),
    );
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'More pictures' }));
    expect(await findTile(1)).toBeTruthy();
    expect(lastQuery()).toBe('before=3');
    expect(screen.queryByRole('button', { name: 'More pictures' })).toBeNull();
  });

  test('says when it is empty, and when it could not be read', async () => {
    fakeLibrary.pictures = [];
    const empty = openDesk('/desk/pictures?q=x');
    expect(await screen.findByText('No picture matches.')).toBeTruthy();
    routes.set('GET /desk/pictures', () => {
      throw refusal(503, {});
    });
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect((await findAlert()).textContent).toContain('could not be loaded');
    expect(screen.queryByText('0 pictures')).toBeNull();
    routes.set('GET /desk/pictures', libraryPage);
    fakeLibrary.pictures = [libraryPicture(9)];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTile(9)).toBeTruthy();
    expect(empty.address()).toBe('/desk/pictures');
  });

  test('says that it could not be read once more, and the focus stays on the button', async () => {
    routes.set('GET /desk/pictures', () => {
      throw refusal(503, {});
    });
    openDesk();
    const first = await findAlert();
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    routes.set('GET /desk/pictures', async () => {
      await held;
      throw refusal(503, {});
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
    expect(first.isConnected).toBe(false);
    refuse();
    expect((await findAlert()).textContent).toBe('The pictures could not be loaded.');
    expect(document.activeElement).toBe(again);
    expect(again.getAttribute('aria-disabled')).toBe('false');
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
    openDesk();
    await findTile(3);
    const files = [fileOf('bad.png'), fileOf('night-7.jpg')];
    await userEvent.upload(screen.getByLabelText('Upload'), files);
    const refused = await findAlert();
    expect(refused.textContent).toContain('bad.png: The picture “bad.png” is damaged.');
    expect(await screen.findByText('1 picture is uploaded.')).toBeTruthy();
    const tiles = [...document.querySelectorAll('[data-tile]')].map((each) => each.getAttribute('data-tile'));
    expect(tiles).toEqual(['7', '3', '2', '1']);
    await userEvent.click(screen.getByRole('button', { name: 'Close the list' }));
    expect(screen.queryByText(/bad\.png/)).toBeNull();
  });

  test('are taken where files are dropped', async () => {
    openDesk();
    const target = (await findTile(3)).closest('ul') ?? document.body;
    const dataTransfer = { types: ['Files'], files: [fileOf('night-7.jpg')] };
    fireEvent.dragOver(target, { dataTransfer });
    expect(screen.getByText('Drop pictures here to upload them.')).toBeTruthy();
    fireEvent.drop(target, { dataTransfer });
    expect(await findTile(7)).toBeTruthy();
  });

  test('are not offered to those who may not upload', async () => {
    routes.set('GET /desk/pictures', (request) => ({ ...libraryPage(request), mayUpload: false }));
    openDesk();
    await findTile(3);
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });
});

test('the media library of Strapi gives way to the desk’s for everybody but the owner', async () => {
  const editor = openDesk('/plugins/upload?page=1');
  await findTile(3);
  expect(editor.address()).toBe('/desk/pictures');
  fakeAdmin.role = 'strapi-super-admin';
  const owner = openDesk('/plugins/upload');
  expect(await screen.findByText('Strapi’s screen')).toBeTruthy();
  expect(owner.address()).toBe('/plugins/upload');
});

test('an address that no screen has says so inside the desk', async () => {
  const { address } = openDesk('/nowhere/x', 'ar');
  expect(await screen.findByRole('heading', { name: 'لا صفحة بهذا العنوان.' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'المكتب' })).toBeTruthy();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'اليوم' }));
  expect(address()).toBe('/');
});
