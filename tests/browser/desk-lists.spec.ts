import { CMS_URL } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { findDrawnFonts } from './support/find-drawn-fonts';
import { expect, test } from './support/test';

const SAID = {
  en: {
    role: 'sahra-editor-en',
    direction: 'ltr',
    waiting: 'Waiting',
    videos: 'Videos',
    // Arabic letters without hamza find the title in the other language, too.
    query: 'ابي يقرا',
    title: 'My father reads the comments',
    back: 'Back to: Videos',
  },
  ar: {
    role: 'sahra-editor-ar',
    direction: 'rtl',
    waiting: 'بانتظار العمل',
    videos: 'الفيديوهات',
    query: 'ابي يقرا',
    title: 'أبي يقرأ التعليقات',
    back: 'العودة إلى: الفيديوهات',
  },
} as const;

test.describe('an editor’s desk', () => {
  test.use({ locale: 'en-GB' });

  let editor: DeskUser;
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, SAID[lang].role, lang);
  });
  test.afterAll(() => editor.leave());

  test('opens in their language, finds a video without hamza, and comes back to the list', async ({
    page,
    lang,
    complaints,
  }) => {
    const said = SAID[lang];
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${CMS_URL}/`) && !/^(?:data|blob):/.test(url)) foreign.push(url);
    });
    await editor.signIn(page);
    await expect(page.getByRole('heading', { name: said.waiting })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', said.direction);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // One menu: that of the desk.
    await expect(page.getByRole('navigation')).toHaveCount(1);

    await page.getByRole('link', { name: said.videos, exact: true }).first().click();
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(50);
    await page.getByRole('searchbox').fill(said.query);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(said.title);
    await page.reload();
    await expect(rows).toHaveCount(1);
    // The desk brings its own face, for Arabic and for Latin letters.
    for (const text of ['h1', '[data-desk-menu] a', `[data-row] [lang="${lang}"]`])
      await expect.poll(() => findDrawnFonts(page, text), text).toEqual(['Alexandria']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    // Strapi's own screens ask for routes of paid features, which are 404.
    expect(complaints).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const title = page.locator(`[data-part="${lang}"][data-field="title"]`).getByRole('textbox');
    await expect(title).toHaveValue(said.title);
    await expect(page.locator('html')).toHaveAttribute('dir', said.direction);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('[data-part="facts"][data-field="code"] input')).toHaveValue('a99hb98s');

    await page.getByRole('link', { name: said.back }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(said.query);
    expect(foreign).toEqual([]);
  });
});
