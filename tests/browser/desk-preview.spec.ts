import { ownerSession } from './support/desk-session';
import { createDeskUser, deskPage, type DeskUser } from './support/desk-user';
import { expect, test } from './support/test';

const LANGUAGES = ['en', 'ar'] as const;

const SAID = {
  en: { computer: 'Computer', saved: 'Saved' },
  ar: { computer: 'حاسوب', saved: 'حُفظ' },
} as const;

interface Draft {
  type: string;
  /** List of the desk. */
  list: string;
  facts: (key: string) => object;
  /** Path of the page before its last part: the key, or the document id. */
  path: string;
  isNamedById?: boolean;
}

/** Types with a page of their own; the title is a field of each language. */
const DRAFTS: readonly Draft[] = [
  { type: 'video', list: 'videos', facts: (code) => ({ code }), path: '/watch' },
  { type: 'show', list: 'shows', facts: (slug) => ({ slug }), path: '/shows' },
  { type: 'page', list: 'pages', facts: (slug) => ({ slug }), path: '' },
  {
    ...{ type: 'schedule-entry', list: 'schedule', path: '/schedule', isNamedById: true },
    // A date that no other test of the schedule reads.
    facts: () => ({ startsAt: '2031-10-20T18:00:00.000Z', endsAt: '2031-10-20T19:00:00.000Z' }),
  },
];

test.describe('the preview of a record that nobody has published', () => {
  // One worker, so that one user is made for all.
  test.describe.configure({ mode: 'default' });
  test.use({ locale: 'en-GB' });

  let editor: DeskUser;
  let created: { type: string; documentId: string } | null = null;
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, 'sahra-publisher', lang);
  });
  test.afterEach(async ({ playwright }) => {
    if (!created) return;
    const owner = await ownerSession(playwright);
    const query = new URLSearchParams({ ...created, confirm: 'true' });
    created = null;
    expect((await owner.delete(`/desk/record?${query.toString()}`)).status()).toBe(200);
  });
  test.afterAll(() => editor.leave());

  for (const { type, list, facts, path, isNamedById = false } of DRAFTS)
    test(`${type}: shows both pages, follows both titles, and is seen by nobody else`, async ({
      page,
      request,
      lang,
      playwright,
    }) => {
      const said = SAID[lang];
      const key = `d${Date.now().toString(36)}`;
      const titles = { en: `Lanterns ${key}`, ar: `فوانيس ${key}` };
      const words = { en: { title: titles.en }, ar: { title: titles.ar } };
      const owner = await ownerSession(playwright);
      const response = await owner.post('/desk/record', { data: { type, facts: facts(key), words } });
      expect(response.status(), await response.text()).toBe(200);
      const { data } = (await response.json()) as { data: { record: { documentId: string } } };
      const { documentId } = data.record;
      created = { type, documentId };
      const address = `${path}/${isNamedById ? documentId : key}`;

      await editor.enter(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(deskPage(`${list}/${type}`, documentId));
      const titleIn = (each: 'en' | 'ar') =>
        page.locator(`[data-part="${each}"][data-field="title"]`).getByRole('textbox');
      await expect(titleIn(lang)).toHaveValue(titles[lang]);
      await page.keyboard.press('Control+p');
      const pageIn = (each: 'en' | 'ar') => page.frameLocator(`iframe[src*="/${each}${address}?"]`);
      const seeBoth = async (width: number): Promise<void> => {
        await expect(page.locator('iframe')).toHaveCount(LANGUAGES.length);
        for (const each of LANGUAGES) {
          await expect(pageIn(each).getByText(titles[each]).first()).toBeAttached();
          // A frame that just opens its page anew has no width.
          const html = pageIn(each).locator('html');
          await expect.poll(() => html.evaluate(() => innerWidth).catch(() => 0)).toBe(width);
        }
      };
      await seeBoth(390);
      // The widths are those of the pane, whatever the type.
      if (type === 'video') {
        await page.getByRole('button', { name: said.computer, exact: true }).click();
        await seeBoth(1280);
      }

      for (const each of LANGUAGES) await titleIn(each).fill(`${titles[each]} II`);
      await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
      for (const each of LANGUAGES)
        await expect(pageIn(each).getByText(`${titles[each]} II`).first()).toBeAttached();

      expect((await request.get(`/${lang}${address}`)).status()).toBe(404);
    });
});
