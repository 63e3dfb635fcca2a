import type { Page } from '@playwright/test';

import { createDeskUser, type DeskUser } from './support/desk-user';
import { CMS_URL } from './support/desk-session';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { askGraph } from './support/graph';
import { pressPrinted } from './support/press-printed';
import { expect, test } from './support/test';
import { SEEDED_VIEWERS, signIn } from './support/viewer';

const SAID = {
  en: { comments: 'Comments', undo: /Undo/, text: 'Look at https://films.example' },
  ar: { comments: 'التعليقات', undo: /تراجع/, text: 'شاهدوا https://films.example' },
} as const;

const ADD = /* GraphQL */ `
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        id
        status
      }
    }
  }
`;
const SHOWN = /* GraphQL */ `
  query Shown($code: String!) {
    video(code: $code) {
      comments(first: 50) {
        nodes {
          id
          text
        }
      }
    }
  }
`;

/** Texts of the comments that everybody sees on a video. */
const shownOn = async (code: string): Promise<string[]> => {
  const { data } = await askGraph<{ video: { comments: { nodes: { text: string }[] } } }>(SHOWN, { code });
  return data.video.comments.nodes.map(({ text }) => text);
};

/** The comment to decide on, when it has this text. */
const inQuestion = (page: Page, text: string) =>
  page.locator('article[aria-current]').filter({ hasText: text });

/** Walks the queue by J until the comment with this text is in question. */
const walkTo = async (page: Page, text: string): Promise<void> => {
  await expect(page.locator('article[aria-current]')).toBeVisible();
  await expect(async () => {
    if (await inQuestion(page, text).isVisible()) return;
    await page.keyboard.press('j');
    await expect(inQuestion(page, text)).toBeVisible({ timeout: 500 });
  }).toPass();
};

test.describe('a moderator', () => {
  test.use({ locale: 'en-GB' });

  let moderator: DeskUser;
  test.beforeAll(async ({ playwright, lang }) => {
    moderator = await createDeskUser(playwright, 'sahra-moderator', lang);
  });
  test.afterAll(() => moderator.leave());

  test('allows, takes back and hides a comment by keyboard, and viewers see each decision', async ({
    page,
    request,
    lang,
    catalogue,
  }) => {
    const said = SAID[lang];
    const text = `${said.text} ${Date.now().toString(36)}`;
    const bearer = await signIn(request, SEEDED_VIEWERS.withAds);
    const { data } = await askGraph<{ addComment: { comment: { status: string } } }>(
      ADD,
      { input: { videoCode: catalogue.free, text, positionSeconds: 3 } },
      { authorization: `Bearer ${bearer}` },
    );
    expect(data.addComment.comment.status).toBe('PENDING');

    await moderator.enter(page);
    await page.goto(`${CMS_URL}/admin/`);
    // The name of the role has the same word, and the link may end in a count.
    await expect(page.getByRole('link', { name: new RegExp(`^${said.comments}`) })).toBeVisible();
    // The desk takes both letters for one shortcut if they come within a moment.
    await expect(async () => {
      await page.keyboard.type('gm');
      await expect(page).toHaveURL(`${CMS_URL}/admin/desk/comments`, { timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: said.comments, exact: true })).toBeVisible();
    await walkTo(page, text);
    await expect(page.getByRole('link', { name: /0:03|00:03/ })).toHaveAttribute('href', /\?t=3$/);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // AZERTY has Q and W where QWERTY has A and Z.
    await pressPrinted(page, { key: 'q', code: 'KeyA' });
    await pressPrinted(page, { key: 'a', code: 'KeyQ' });
    await expect.poll(() => shownOn(catalogue.free)).toContain(text);
    await pressPrinted(page, { key: 'w', code: 'KeyZ' });
    await expect(page.getByRole('button', { name: said.undo })).toBeVisible();
    await pressPrinted(page, { key: 'z', code: 'KeyW' });
    await expect.poll(() => shownOn(catalogue.free)).not.toContain(text);
    await walkTo(page, text);
    // An Arabic keyboard.
    await pressPrinted(page, { key: 'ا', code: 'KeyH' });
    await expect(inQuestion(page, text)).toHaveCount(0);
    await page.goto(`${CMS_URL}/admin/desk/comments?list=hidden`);
    await expect(inQuestion(page, text)).toContainText(moderator.email);
    expect(await shownOn(catalogue.free)).not.toContain(text);
  });
});
