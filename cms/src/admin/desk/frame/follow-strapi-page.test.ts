/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { waitFor } from '@testing-library/dom';

import { followStrapiPage } from './follow-strapi-page';

let stop: () => void;
beforeEach(() => {
  stop = followStrapiPage();
});
afterEach(() => stop());

beforeAll(() => window.history.replaceState(null, '', '/admin/auth/login'));

test('a language that is chosen at sign-in sets the direction of the page, and is told to the server', async () => {
  const { documentElement: page } = document;
  page.lang = 'ar';
  await waitFor(() => expect(page.dir).toBe('rtl'));
  expect(document.cookie).toBe('sahra-desk-language=ar');
  page.lang = 'en';
  await waitFor(() => expect(page.dir).toBe('ltr'));
});

test('titles of Strapi’s pages name the product in the language of the page', async () => {
  document.documentElement.lang = 'ar';
  document.title = 'الملف الشخصي | Strapi';
  await waitFor(() => expect(document.title).toBe('الملف الشخصي · سهرة'));
  document.documentElement.lang = 'en';
  document.title = 'Profile | Strapi';
  await waitFor(() => expect(document.title).toBe('Profile · Sahra'));
});
