import { openDesk } from './support/desk';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { SEEN_WITHIN_MS } from './support/publish-limit';
import { expect, test } from './support/test';

test.use({ savesData: true });

const FACTS = 'api::generic-page.generic-page';
const WORDS = 'api::generic-page.generic-page-text';

const PHONE = { width: 360, height: 780 };
const SHIFT_LIMIT = 0.02;

const TEXT = {
  en: {
    title: 'Rules of the cup',
    lead: 'How the matches are played.',
    body: [
      '## Who plays\n\nEight teams. [Questions](/faq), [a match](https://example.com/match), [nowhere](/no-such-page).',
      '## How long\n\n1. Two halves\n2. Extra time\n\n- Not on rainy days\n\n> The referee decides: +971 4 000 0000.',
      '## Who wins\n\n| Result | Points |\n| --- | --- |\n| Win | 3 |\n\n<img src=x onerror="document.title=\'attacked\'">',
      '## Where to ask\n\n[Run](javascript:document.title=1) `code`\n\n### By mail\n\nText.',
    ].join('\n\n'),
    section: ['Who wins', 'who-wins'],
    half: 'Extra time',
    questions: 'Questions',
    match: 'a match',
    nowhere: 'nowhere',
    contents: 'On this page',
  },
  ar: {
    title: 'قواعد الكأس',
    lead: 'كيف تُلعب المباريات.',
    body: [
      '## من يلعب\n\nثماني فرق. [الأسئلة](/faq) و[مباراة](https://example.com/match) و[لا مكان](/no-such-page).',
      '## كم تدوم\n\n١. شوطان\n٢. وقت إضافي\n\n- لا في أيام المطر\n\n> القرار للحكم على +971 4 000 0000.',
      '## من يفوز\n\n| النتيجة | النقاط |\n| --- | --- |\n| فوز | 3 |\n\n<img src=x onerror="document.title=\'attacked\'">',
      '## أين تسأل\n\n[شغّل](javascript:document.title=1) `code`\n\n### بالبريد\n\nنص.',
    ].join('\n\n'),
    section: ['من يفوز', 'من-يفوز'],
    half: 'وقت إضافي',
    questions: 'الأسئلة',
    match: 'مباراة',
    nowhere: 'لا مكان',
    contents: 'في هذه الصفحة',
  },
} as const;

test('a page of text that an editor publishes has its address at once, without a build', async ({
  page,
  lang,
  prefix,
  playwright,
  complaints,
}) => {
  const { title, lead, body, section, half, questions, match, nowhere, contents } = TEXT[lang];
  const slug = `cup-rules-${lang}-${Date.now()}`;
  const desk = await openDesk(playwright);
  const id = await desk.create(FACTS, 'en', { slug });
  try {
    await desk.write(WORDS, id, lang, { title, lead, body });
    expect((await page.request.get(`${prefix}/${slug}`)).status()).toBe(404);
    await desk.publish(WORDS, id, lang);
    await expect
      .poll(async () => (await page.request.get(`${prefix}/${slug}`)).status(), { timeout: SEEN_WITHIN_MS })
      .toBe(200);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await watchLayoutShift(page);
    await page.goto(`${prefix}/${slug}`, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', lead);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('link', { name: questions })).toHaveAttribute('href', `${prefix}/faq`);
    await expect(main.getByRole('link', { name: match })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(main.locator('ol > li').filter({ hasText: half })).toBeVisible();
    // The plus of a telephone is at its left in both directions.
    const [whole, plus] = await main.locator('blockquote').evaluate((quote) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(quote, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('+971 4 000 0000') ?? -1;
        if (at === -1) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 15);
        const all = range.getBoundingClientRect().left;
        range.setEnd(node, at + 1);
        return [all, range.getBoundingClientRect().left] as const;
      }
      return [0, 1] as const;
    });
    expect(plus).toBeCloseTo(whole, 0);
    await expect(main.getByText(nowhere)).toBeVisible();
    await expect(main.getByRole('link', { name: nowhere })).toHaveCount(0);
    await expect(main.locator('[href^="javascript"], img')).toHaveCount(0);
    expect.soft(await readLayoutShifts(page, SHIFT_LIMIT), 'moves while it loads').toEqual([]);
    expect.soft(complaints, 'complaints').toEqual([]);
    expect.soft(await findAccessibilityViolations(page), 'faults for axe').toEqual([]);

    const [name, anchor] = section;
    const bar = main.getByRole('navigation', { name: contents });
    await bar.getByRole('button').click();
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(anchor)}$`));
    await expect(main.getByRole('heading', { name })).toBeInViewport();
    await expect(bar.getByRole('link', { name })).toBeHidden();
  } finally {
    await desk.remove(FACTS, id);
  }
  await expect
    .poll(async () => (await page.request.get(`${prefix}/${slug}`)).status(), { timeout: SEEN_WITHIN_MS })
    .toBe(404);
});
