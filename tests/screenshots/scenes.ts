import type { Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import type { Catalogue } from '../browser/support/catalogue';
import { label } from '../browser/support/interface-text';
import { menuTitle } from '../browser/support/menu-title';

/** A page in one state, as shown in `docs/screenshots`. */
export interface Scene {
  name: string;
  /** URL path without the locale prefix. */
  path: (catalogue: Catalogue) => string;
  /** Actions of a viewer before the screenshot. */
  prepare?: (page: Page, lang: Locale) => Promise<void>;
  /** True: the full page; false: only the viewport. */
  whole: boolean;
}

const openMenu = async (page: Page, lang: Locale): Promise<void> => {
  const phone = page.getByRole('button', { name: label(lang, 'nav.openMenu') });
  const more = page.getByRole('button', { name: await menuTitle(lang, 'more') });
  await phone.or(more).first().click();
};

const play = async (page: Page, lang: Locale): Promise<void> => {
  await page
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();
  const video = page.locator('video');
  await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<void>((done) => {
        const look = (): void => {
          if (element.currentTime > 3) done();
        };
        element.addEventListener('timeupdate', look);
        look();
      }),
  );
  // The player keeps its controls visible while it is paused.
  await page.keyboard.press('k');
};

const sendEmptyForm = async (page: Page, lang: Locale): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: label(lang, 'auth.createAccount') })
    .click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

/** The key pages and states, in the order of a viewer's journey. */
export const SCENES: readonly Scene[] = [
  { name: 'landing', path: () => '', whole: true },
  { name: 'home', path: () => '/home', whole: true },
  { name: 'menu', path: () => '/home', prepare: openMenu, whole: false },
  { name: 'shows', path: () => '/shows', whole: true },
  { name: 'show', path: ({ showSlug }) => `/shows/${showSlug}`, whole: true },
  { name: 'channel', path: ({ channelSlug }) => `/${channelSlug}`, whole: true },
  { name: 'watch', path: ({ episode }) => `/watch/${episode}`, whole: true },
  { name: 'playing', path: ({ episode }) => `/watch/${episode}`, prepare: play, whole: false },
  { name: 'premium', path: ({ premium }) => `/watch/${premium}`, whole: false },
  { name: 'login', path: () => '/auth/login', whole: true },
  { name: 'register-errors', path: () => '/auth/register', prepare: sendEmptyForm, whole: true },
  { name: 'faq', path: () => '/faq', whole: true },
  { name: 'not-found', path: () => '/no/such/page', whole: true },
];
