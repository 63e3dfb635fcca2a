import { act, render, screen, within } from '@testing-library/react';

import type { Locale } from '@sahra/schemas/constants';

import {
  PICTURES_SIZE,
  type LibraryPicture,
  type PictureDetail,
  type PicturesPage,
} from '../../../desk/pictures/library-picture';
import { DeskAt, deskRouter } from './desk-at';
import { fakeAdmin, type AdminRequest } from './fake-admin';

/** Picture in the grid; `changes` are what the test is about. */
export const libraryPicture = (id: number, changes: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ id, name: `night-${id}.jpg`, small: `/uploads/s${id}.webp`, url: `/uploads/${id}.jpg` },
  ...{ width: 1920, height: 1080, focalPoint: null, uses: 1, version: 'v1' },
  ...changes,
});

const SHOW = { type: 'show', documentId: 'show1', titles: { en: 'Lifts', ar: 'مصاعد' }, picture: null };

/** An open picture that one published show uses. */
export const pictureDetail = (id: number, changes: Partial<PictureDetail> = {}): PictureDetail => ({
  ...libraryPicture(id),
  ...{ bytes: 2_340_000, mime: 'image/jpeg', addedAt: '2026-11-22T10:00:00.000Z', addedBy: 'Omar' },
  ...{ may: { change: true, delete: true }, used: [{ type: 'show', total: 1, records: [SHOW] }], live: 1 },
  ...changes,
});

/** Pictures of the library, and what the server says of each when it is opened. */
export const fakeLibrary = { pictures: [] as LibraryPicture[], detail: pictureDetail(2) };

/** Responds to `GET /desk/pictures`. */
export const libraryPage = ({ query }: AdminRequest): PicturesPage => {
  const { pictures } = fakeLibrary;
  const before = Number(query.get('before') ?? Infinity);
  const found = pictures.filter(({ id }) => id < before);
  return { pictures: found.slice(0, PICTURES_SIZE), total: pictures.length, mayUpload: true };
};

/** Before each test: three pictures, a publisher, and the parts of a browser that the tests lack. */
export const prepareLibrary = (): void => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.setPointerCapture = () => undefined;
  fakeAdmin.user = 'known';
  fakeAdmin.role = 'sahra-publisher';
  fakeAdmin.asked.length = 0;
  fakeAdmin.notices.length = 0;
  fakeLibrary.pictures = [libraryPicture(3), libraryPicture(2), libraryPicture(1, { uses: 0 })];
  fakeLibrary.detail = pictureDetail(2);
  fakeAdmin.routes.clear();
  fakeAdmin.routes.set('GET /desk/pictures', libraryPage);
  for (const { id } of fakeLibrary.pictures)
    fakeAdmin.routes.set(`GET /desk/pictures/${id}`, () => ({ ...fakeLibrary.detail, id }));
};

interface OpenDesk {
  address: () => string;
  /** Opens another screen. */
  go: (to: string) => Promise<void>;
}

/** Opens the desk at an address; `address()` is where it is now. */
export const openDesk = (address = '/desk/pictures', locale: Locale = 'en'): OpenDesk => {
  const router = deskRouter(address);
  render(<DeskAt router={router} locale={locale} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string): Promise<void> => act(() => router.navigate(to)),
  };
};

/** Tile of a picture, once it is there. */
export const findTile = (id: number): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`night-${id}\\.jpg`) });

/** Alert of the page; Strapi's notifications have others. */
export const findAlert = (): Promise<HTMLElement> => within(screen.getByRole('main')).findByRole('alert');
