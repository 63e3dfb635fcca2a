import type { Page } from '@playwright/test';

import { CMS_URL } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { askGraph } from './support/graph';
import { SEEN_WITHIN_MS } from './support/publish-limit';
import { expect, test } from './support/test';

const ROLE = { en: 'sahra-editor-en', ar: 'sahra-editor-ar' } as const;
const SAID = {
  en: {
    pages: 'Pages and menus',
    column: 'English',
    publish: 'Publish English',
    rests: 'English is published',
    live: /Live after [\d.]+ s/,
    saved: 'Saved',
    open: 'Open page',
    theirs: 'Keep theirs',
  },
  ar: {
    pages: 'الصفحات والقوائم',
    column: 'العربية',
    publish: 'نشر العربية',
    rests: 'العربية منشورة',
    live: /ظهر بعد [\d.]+ ث/,
    saved: 'حُفظ',
    open: 'فتح الصفحة',
    theirs: 'إبقاء النص الآخر',
  },
} as const;

interface Faq {
  page: { entries: { key: string; question: string; answer: string }[] };
}
const FAQ = '{ page(slug: "faq") { ... on FaqPage { entries { key question answer } } } }';
const readFaq = async (lang: 'en' | 'ar'): Promise<Faq['page']['entries']> =>
  (await askGraph<Faq>(FAQ, {}, { 'x-localization': lang })).data.page.entries;

test.describe('the record screen', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ locale: 'en-GB' });

  let editor: DeskUser;
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, ROLE[lang], lang);
  });
  test.afterAll(() => editor.leave());

  /**
   * A question after the first five, which other tests change; not one with a digit, where the site fills in a value that
   * the desk writes by its name.
   */
  const entryOf = async (lang: 'en' | 'ar') => {
    const plain = (await readFaq(lang)).slice(5).filter(({ question }) => !/\d/.test(question));
    const entry = plain[lang === 'en' ? 0 : 1];
    if (!entry) throw new Error('the FAQ is empty');
    return entry;
  };
  const answerIn = (page: Page, lang: 'en' | 'ar') =>
    page.locator(`[data-part="${lang}"][data-field="answer"] textarea`);
  /** The answer as it is written, with the names of values that the site fills in. */
  const writtenIn = async (page: Page, lang: 'en' | 'ar'): Promise<string> => {
    await expect(answerIn(page, lang)).toHaveValue(/./);
    return answerIn(page, lang).inputValue();
  };

  test('an answer is changed and seen live', async ({ page, lang, complaints }) => {
    const said = SAID[lang];
    const entry = await entryOf(lang);
    await editor.enter(page);
    await page.goto(`${CMS_URL}/admin/`);
    await expect(page.getByRole('link', { name: said.pages, exact: true })).toBeVisible();

    const answer = `${lang === 'en' ? 'A new answer at' : 'إجابة جديدة في'} ${Date.now()}`;
    await page.getByRole('link', { name: said.pages, exact: true }).click();
    await page.getByRole('searchbox').click();
    await page.keyboard.type(entry.question);
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await page.locator('[data-row]').click();
    const before = await writtenIn(page, lang);
    await answerIn(page, lang).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(answer);
    await page.getByRole('button', { name: said.publish }).click();
    const column = page.getByRole('region', { name: said.column, exact: true });
    await expect(column.getByText(said.live)).toBeVisible({ timeout: SEEN_WITHIN_MS });

    const site = page.waitForEvent('popup');
    await column.getByRole('link', { name: said.open }).click();
    await expect((await site).getByText(answer)).toBeAttached();
    expect((await readFaq(lang)).find(({ key }) => key === entry.key)?.answer).toBe(answer);

    await answerIn(page, lang).fill(before);
    await page.keyboard.press('Control+Enter');
    await expect(column.getByText(said.live)).toBeVisible({ timeout: SEEN_WITHIN_MS });
    expect(complaints).toEqual([]);
  });

  test('fits a narrow window, and has no barrier that axe finds', async ({ page, lang }) => {
    const entry = await entryOf(lang);
    await editor.enter(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(`${CMS_URL}/admin/desk/pages/question/${entry.key}`);
    await writtenIn(page, lang);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findAccessibilityViolations(page, '[data-desk-frame]')).toEqual([]);
  });

  test.describe(() => {
    test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

    test('keeps the text of another editor until one of both is chosen', async ({ page, lang, context }) => {
      const said = SAID[lang];
      const entry = await entryOf(lang);
      await editor.enter(page);
      const address = `${CMS_URL}/admin/desk/pages/question/${entry.key}`;
      await page.goto(address);
      const before = await writtenIn(page, lang);
      const other = await context.newPage();
      await other.goto(address);
      await writtenIn(other, lang);
      await answerIn(other, lang).fill(`${before} !`);
      await expect(other.getByText(said.saved, { exact: true })).toBeVisible();
      await expect(other.getByRole('button', { name: said.publish })).toBeVisible();
      await other.close();

      await answerIn(page, lang).fill(`${before} ?`);
      await expect(page.getByRole('alert').getByText(`${before} !`)).toBeVisible();
      await page.getByRole('button', { name: said.theirs }).click();
      await expect(answerIn(page, lang)).toHaveValue(`${before} !`);
      await answerIn(page, lang).fill(before);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('button', { name: said.rests })).toBeVisible();
    });
  });

  test.describe(() => {
    test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

    test('previews the page in both languages, and the preview follows the typing', async ({
      page,
      lang,
    }) => {
      const entry = await entryOf(lang);
      await editor.enter(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${CMS_URL}/admin/desk/pages/question/${entry.key}`);
      const before = await writtenIn(page, lang);
      await page.keyboard.press('Control+p');
      const shown = page.frameLocator(`iframe[src*="/${lang}/"]`);
      await expect(page.locator('iframe')).toHaveCount(2);
      await expect(shown.getByText(entry.question)).toBeVisible();
      const draft = lang === 'en' ? 'Nobody has published this' : 'لم ينشر هذا أحد';
      await answerIn(page, lang).fill(draft);
      await expect(shown.getByText(draft)).toBeAttached();
      expect((await readFaq(lang)).map(({ answer }) => answer)).not.toContain(draft);
      expect(await findAccessibilityViolations(page, '[data-desk-frame]')).toEqual([]);
      await answerIn(page, lang).fill(before);
      await expect(page.getByText(SAID[lang].saved, { exact: true })).toBeVisible();
      await expect(shown.getByText(draft)).toHaveCount(0);
    });
  });
});
