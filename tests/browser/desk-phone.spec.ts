import type { Page } from '@playwright/test';

import { CMS_URL } from './support/desk-session';
import { createDeskUser, deskPage, type DeskUser } from './support/desk-user';
import { findTextBeyondEdges } from './support/find-text-beyond-edges';
import { expect, test } from './support/test';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

/** A video of the seeds that no other test changes. */
const SEEDED = '9ckxns35';

const SCREENS = [
  '/',
  '/desk/videos',
  '/desk/translations',
  '/desk/glossary',
  '/desk/publishing',
  '/desk/comments',
  '/desk/codes',
  '/desk/planner',
  '/desk/pictures',
  '/desk/audit',
];

let editor: DeskUser;
test.beforeAll(async ({ playwright, lang }) => {
  editor = await createDeskUser(playwright, 'strapi-super-admin', lang);
});
test.afterAll(() => editor.leave());

/** Strapi's link to the content waits above the page until it has the focus. */
const findLostTexts = async (page: Page): Promise<string[]> => {
  const waiting = await page.locator('a[href="#main-content"]').allTextContents();
  return (await findTextBeyondEdges(page)).filter((text) => !waiting.includes(text));
};

/** Returns by how many pixels the widest content of these elements is wider than its element. */
const overflowOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.length === 0 ? Infinity : Math.max(...all.map((each) => each.scrollWidth - each.clientWidth)),
    );

test('on a phone no screen of the desk is wider than the window', async ({ page }) => {
  await editor.enter(page);
  for (const path of SCREENS) {
    await page.goto(`${CMS_URL}/admin${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[class*="blank"], [aria-busy="true"]')).toHaveCount(0);
    // The typeface may come after the texts.
    await expect.soft.poll(() => findLostTexts(page), path).toEqual([]);
    await expect.soft.poll(() => overflowOf(page, 'html, #main-content'), path).toBeLessThanOrEqual(0);
  }
});

test('on a phone an editor goes from one language of a record to the other, and publishes below it', async ({
  page,
}) => {
  await editor.enter(page);
  await page.goto(deskPage('videos/video', await editor.desk.findByCode('api::video.video', SEEDED)));
  for (const lang of ['en', 'ar']) {
    const column = page.locator(`section[data-language="${lang}"]`);
    const heading = column.getByRole('heading').first();
    const name = (await heading.textContent()) ?? '';
    await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
    await expect(heading).toBeInViewport();
    await expect(column.locator('[data-field="title"] textarea')).toBeInViewport({ ratio: 1 });
    await column.getByRole('button').last().click({ trial: true });
  }
  await expect.poll(() => findLostTexts(page)).toEqual([]);
  await expect.poll(() => overflowOf(page, '#main-content, #main-content > *')).toBeLessThanOrEqual(0);
});
