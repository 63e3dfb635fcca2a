import type { Page } from '@playwright/test';

import { SEEDED_VIEWERS } from '../browser/support/viewer';

/** Paths of records that the scenes open. */
export interface DeskRecords {
  video: string;
  show: string;
  question: string;
}

/** A screen of the desk in one state. */
export interface DeskScene {
  name: string;
  /** Path below `/admin`. */
  path: (records: DeskRecords) => string;
  /** Acts of an editor before the screenshot; none of them may change a record. */
  prepare?: (page: Page) => Promise<void>;
  isSignedOut?: boolean;
  /** Request that fails, for the state without an answer. */
  failing?: string;
  /** Answer in place of the server's, for a state that a run with fresh data does not have. */
  answer?: { to: string; data: object };
}

const press =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** Opens a tab of the panel, which a narrow window keeps behind a button. */
const openTab =
  (tab: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-field]').first().waitFor();
    const way = page.locator('header button[aria-expanded]');
    if (await way.isVisible()) await way.click();
    await press(tab)(page);
    await page.waitForLoadState('networkidle');
  };

const openAct =
  (place: 'first' | 'last') =>
  async (page: Page): Promise<void> => {
    await press('header summary')(page);
    await page.locator('details[open] button')[place]().click();
    await page.getByRole('dialog').waitFor();
  };

const openPreview = async (page: Page): Promise<void> => {
  await page.locator('[data-field]').first().waitFor();
  await page.keyboard.press('Control+p');
  await page.frameLocator('iframe >> nth=-1').getByRole('heading').first().waitFor();
};

const chooseTwo = async (page: Page): Promise<void> => {
  const boxes = page.locator('li:has([data-row]) input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

const openAdding = async (page: Page): Promise<void> => {
  await press('[data-lane] button')(page);
  await page.getByRole('dialog').waitFor();
};

const openViewer = async (page: Page): Promise<void> => {
  await page.locator('main input').first().fill(SEEDED_VIEWERS.withAds);
  await page.keyboard.press('Enter');
  await press('main ul button, main li button')(page);
  await page.locator('main table').first().waitFor();
};

/** Every screen of the desk, in the order of its menu, and the states that are hard to meet by hand. */
export const DESK_SCENES: readonly DeskScene[] = [
  { name: 'sign-in', path: () => '/auth/login', isSignedOut: true },
  { name: 'today', path: () => '/' },
  {
    name: 'checklist',
    path: () => '/',
    answer: {
      to: '**/desk/first-steps',
      data: { brand: true, contacts: true, channel: false, film: false, editor: false },
    },
  },
  { name: 'all', path: () => '/desk/all?q=harbour' },
  { name: 'list', path: () => '/desk/videos' },
  { name: 'shows', path: () => '/desk/shows' },
  { name: 'channels', path: () => '/desk/channels' },
  { name: 'bulk', path: () => '/desk/videos', prepare: chooseTwo },
  { name: 'list-empty', path: () => '/desk/videos?q=zzzzzz' },
  { name: 'list-failed', path: () => '/desk/videos', failing: '**/desk/records?*' },
  { name: 'new-record', path: () => '/desk/videos/video/new' },
  { name: 'record', path: ({ video }) => video },
  { name: 'record-pictures', path: ({ show }) => show },
  { name: 'record-words', path: ({ question }) => question },
  { name: 'history', path: ({ show }) => show, prepare: openTab('#tab-history') },
  { name: 'used-in', path: ({ show }) => show, prepare: openTab('#tab-used') },
  { name: 'preview', path: ({ video }) => video, prepare: openPreview },
  { name: 'take-off', path: ({ show }) => show, prepare: openAct('first') },
  { name: 'delete', path: ({ show }) => show, prepare: openAct('last') },
  { name: 'addresses', path: () => '/desk/pages?type=meta-tags' },
  { name: 'translations', path: () => '/desk/translations' },
  { name: 'translations-live', path: () => '/desk/translations?state=live' },
  { name: 'glossary', path: () => '/desk/glossary' },
  { name: 'schedule', path: () => '/desk/planner' },
  { name: 'schedule-list', path: () => '/desk/schedule' },
  { name: 'schedule-add', path: () => '/desk/planner', prepare: openAdding },
  { name: 'plans', path: () => '/desk/publishing' },
  { name: 'plan', path: () => '/desk/publishing', prepare: press('[data-plan]') },
  { name: 'pictures', path: () => '/desk/pictures' },
  { name: 'picture', path: () => '/desk/pictures', prepare: press('[data-tile]') },
  { name: 'comments', path: () => '/desk/comments' },
  { name: 'messages', path: () => '/desk/messages' },
  { name: 'support', path: () => '/desk/viewers' },
  { name: 'viewer', path: () => '/desk/viewers', prepare: openViewer },
  { name: 'promo-codes', path: () => '/desk/codes' },
  { name: 'vouchers', path: () => '/desk/codes?kind=vouchers' },
  { name: 'partner-keys', path: () => '/desk/codes?kind=partners' },
  { name: 'newsletter', path: () => '/desk/newsletter' },
  { name: 'audit', path: () => '/desk/audit' },
  { name: 'team', path: () => '/desk/team' },
];
