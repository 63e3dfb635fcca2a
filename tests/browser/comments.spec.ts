import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label, message } from './support/interface-text';
import { PLAYBACK_TIMEOUT, STREAMING_TEST_MS, timeOf } from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** A comment is in other tabs within two seconds. Ten times that for a busy machine. */
const SEEN_WITHIN = { timeout: 20_000 };

/** axe reads them alone: what of the page is half under the header, after scrolling, is too small for it. */
const COMMENTS = '#comments';

const section = (page: Page) => page.locator(COMMENTS);
const field = (page: Page, lang: Locale) =>
  section(page).getByRole('textbox', { name: label(lang, 'comments.label') });

const openComments = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${path}#comments`);
  await section(page).scrollIntoViewIfNeeded();
};

interface Written {
  text: string;
  /** Part of the text that no other comment has, and no link. */
  mark: string;
}

const writing = (lang: Locale, what: string): Written => {
  const mark = `${what}-${Date.now().toString(36)}`;
  return { mark, text: `${lang === 'en' ? 'We saw it at' : 'شاهدناها عند'} 0:03 ${mark}` };
};

test('a guest reads, and comes back to the comments after the login', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const path = `${prefix}/watch/${catalogue.chaptered.code}`;
  await openComments(page, `${path}?t=3`);
  const logIn = section(page).getByRole('button', { name: label(lang, 'comments.logIn') });
  await expect(logIn).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await logIn.click();
  await page.waitForURL(/\/auth\/login/);
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`${path}?t=3#comments`);
});

test.describe('a viewer', () => {
  test.use({ visitor: 'viewer' });

  const openSecond = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    await openComments(page, path);
    return page;
  };

  test('writes by keyboard, and a second page shows it without moving', async ({
    page,
    context,
    lang,
    prefix,
    catalogue,
  }) => {
    const path = `${prefix}/watch/${catalogue.chaptered.code}`;
    const second = await openSecond(context, path);
    await expect(field(second, lang)).toBeVisible();
    await openComments(page, path);
    const { text, mark } = writing(lang, 'key');
    await field(page, lang).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    const own = section(page).getByRole('listitem').filter({ hasText: mark });
    await expect(own).toBeVisible();
    await expect(section(page).getByText(label(lang, 'comments.sending'))).toHaveCount(0);
    await expect(field(page, lang)).toHaveValue('');

    const chip = section(second).getByRole('status').getByRole('button');
    await expect(chip).toBeVisible(SEEN_WITHIN);
    const told = section(second).getByRole('listitem').filter({ hasText: mark });
    await expect(told).toHaveCount(0);
    // The next test writes under the same video: the first chip may tell of its comment.
    await expect(async () => {
      if (!(await told.isVisible())) await chip.press('Enter', { timeout: 1000 });
      await expect(told).toBeVisible({ timeout: 5000 });
    }).toPass(SEEN_WITHIN);
    await expect(section(second).locator('li:focus')).toHaveCount(1);
    expect(await findAccessibilityViolations(second, COMMENTS)).toEqual([]);
    await second.close();

    const time = own.getByRole('link');
    await time.press('Enter');
    await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(2.9);

    await own.getByRole('button', { name: label(lang, 'comments.reply') }).press('Enter');
    const reply = writing(lang, 'reply');
    const replyField = own.getByRole('textbox', { name: label(lang, 'comments.replyLabel') });
    await expect(replyField).toBeFocused();
    await page.keyboard.type(reply.text);
    await page.keyboard.press('Control+Enter');
    await expect(own.getByRole('listitem').filter({ hasText: reply.mark })).toBeVisible();

    await own
      .getByRole('button', { name: label(lang, 'comments.delete') })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: label(lang, 'comments.deleteTitle') });
    await dialog.getByRole('button', { name: label(lang, 'comments.delete'), exact: true }).press('Enter');
    await expect(section(page).getByText(mark)).toHaveCount(0);
  });

  test('keeps what could not be sent, over a reload too, and sends it once', async ({
    page,
    lang,
    prefix,
    catalogue,
  }) => {
    const path = `${prefix}/watch/${catalogue.chaptered.code}`;
    const keys: (string | undefined)[] = [];
    await page.route('**/graphql', async (route) => {
      const request = route.request();
      if (!request.postData()?.includes('"AddComment"')) return route.fallback();
      keys.push(request.headers()['idempotency-key']);
      if (keys.length > 1) return route.fallback();
      // The service stores it, and its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await openComments(page, path);
    const { text, mark } = writing(lang, 'lost');
    await field(page, lang).fill(text);
    await section(page)
      .getByRole('button', { name: label(lang, 'comments.send') })
      .click();
    await expect(section(page).getByText(message(lang, 'COMMENT_FAILED'))).toBeVisible();
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(field(page, lang)).toHaveValue(text);
    await section(page)
      .getByRole('button', { name: label(lang, 'comments.send') })
      .click();
    const own = section(page).getByRole('listitem').filter({ hasText: mark });
    await expect(section(page).getByText(label(lang, 'comments.sending'))).toHaveCount(0);
    await expect(own).toHaveCount(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await own.getByRole('button', { name: label(lang, 'comments.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(lang, 'comments.delete'), exact: true })
      .click();
    await expect(own).toHaveCount(0);
  });

  test('corrects what is shown, loses no edit of another tab, and waits with a link', async ({
    page,
    context,
    lang,
    prefix,
    catalogue,
  }) => {
    const path = `${prefix}/watch/${catalogue.free}`;
    const { text, mark } = writing(lang, 'edit');
    const press = (tab: Page, key: 'comments.edit' | 'comments.save' | 'comments.send') =>
      section(tab)
        .getByRole('button', { name: label(lang, key), exact: true })
        .click();
    const own = (tab: Page) => section(tab).getByRole('listitem').filter({ hasText: mark });
    const rewrite = async (tab: Page, words: string): Promise<void> => {
      await own(tab)
        .getByRole('button', { name: label(lang, 'comments.edit') })
        .click();
      // The field for a new comment has the same name and stands above.
      const form = field(tab, lang).last();
      await expect(form).toBeFocused();
      await form.fill(words);
      await press(tab, 'comments.save');
    };
    await openComments(page, path);
    await field(page, lang).fill(text);
    await press(page, 'comments.send');
    await expect(own(page)).toBeVisible();
    await expect(section(page).getByText(label(lang, 'comments.sending'))).toHaveCount(0);
    const second = await openSecond(context, path);
    // Each try opens the whole page, whose comments come once it is idle.
    await expect(async () => {
      await second.reload();
      await section(second).scrollIntoViewIfNeeded();
      await expect(own(second)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 3 * SEEN_WITHIN.timeout });

    await rewrite(second, `${text} second`);
    await expect(own(second)).toContainText(`${mark} second`);
    const marked = (tab: Page) => own(tab).getByText(label(lang, 'comments.edited'), { exact: true });
    await expect(marked(second)).toBeVisible();
    await second.close();

    await rewrite(page, `${text} first`);
    await expect(section(page).getByText(message(lang, 'COMMENT_CHANGED'))).toBeVisible();
    await expect(section(page).getByText(`${mark} second`)).toBeVisible();
    expect(await findAccessibilityViolations(page, COMMENTS)).toEqual([]);
    await press(page, 'comments.save');
    await expect(own(page)).toContainText(`${mark} first`);
    await expect(marked(page)).toBeVisible();
    await expect(own(page).getByRole('link')).toHaveAttribute('href', '?t=3');

    await rewrite(page, `https://films.example ${mark}`);
    await expect(own(page)).toHaveCount(0);
    const held = section(page).locator('[data-comments] > div').filter({ hasText: mark });
    await expect(held.getByText(label(lang, 'comments.pending'))).toBeVisible();
    await held.getByRole('button', { name: label(lang, 'comments.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label(lang, 'comments.delete'), exact: true })
      .click();
    await expect(held).toHaveCount(0);
  });
});
