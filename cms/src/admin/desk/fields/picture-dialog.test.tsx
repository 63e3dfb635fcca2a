/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PICTURES_SIZE } from '../../../desk/pictures/library-picture';
import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { fakeAdmin, refusal } from '../testing/fake-admin';
import { fakeLibrary, libraryPage, libraryPicture, prepareLibrary } from '../testing/fake-library';
import { PictureDialog } from './PictureDialog';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const { routes } = fakeAdmin;
const refuse = (): never => {
  throw refusal(503, {});
};

const open = (locale: 'en' | 'ar'): void => {
  const ignore = (): void => undefined;
  render(
    <InAdmin locale={locale} messages={DESK_MESSAGES[locale]}>
      <PictureDialog onChoose={ignore} onClose={ignore} />
    </InAdmin>,
  );
};
/** Alert of the dialog; Strapi's notifications have others. */
const findAlert = (): Promise<HTMLElement> => within(screen.getByRole('dialog')).findByRole('alert');
const queryAlert = (): HTMLElement | null => within(screen.getByRole('dialog')).queryByRole('alert');
const picture = (id: number) => screen.findByRole('button', { name: `night-${id}.jpg` });

beforeEach(prepareLibrary);

test.each([
  ['en', 'The pictures could not be loaded.', 'Try again'],
  ['ar', 'تعذّر تحميل الصور.', 'إعادة المحاولة'],
] as const)('a library that could not be read is read again on demand: %s', async (locale, said, again) => {
  routes.set('GET /desk/pictures', refuse);
  open(locale);
  expect((await findAlert()).textContent).toBe(said);
  const button = screen.getByRole('button', { name: again });

  // A second failure is said again, and the focus stays.
  let answer: () => void = () => undefined;
  routes.set('GET /desk/pictures', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    refuse();
  });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(queryAlert()).toBeNull();
  answer();
  expect((await findAlert()).textContent).toBe(said);
  expect(document.activeElement).toBe(button);

  routes.set('GET /desk/pictures', libraryPage);
  await userEvent.click(button);
  expect(await picture(3)).toBeTruthy();
  expect(screen.queryByRole('button', { name: again })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('further pictures that could not be read are asked for by the same button, below the first ones', async () => {
  fakeLibrary.pictures = Array.from({ length: PICTURES_SIZE + 1 }, (_, place) =>
    libraryPicture(PICTURES_SIZE + 1 - place),
  );
  open('en');
  await picture(2);
  routes.set('GET /desk/pictures', refuse);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  expect((await findAlert()).textContent).toBe('More pictures could not be loaded. Try again.');
  expect(await picture(2)).toBeTruthy();
  routes.set('GET /desk/pictures', libraryPage);
  await userEvent.click(more);
  expect(await picture(1)).toBeTruthy();
  expect(queryAlert()).toBeNull();
});
