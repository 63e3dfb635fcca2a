/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { waitFor } from '@testing-library/dom';

import { followStrapiPage } from './follow-strapi-page';

let stop: () => void;
beforeEach(() => {
  stop = followStrapiPage();
});
afterEach(() => stop());

test('a language that is chosen at sign-in sets the direction of the page', async () => {
  const { documentElement: page } = document;
  page.lang = 'ar';
  await waitFor(() => expect(page.dir).toBe('rtl'));
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
