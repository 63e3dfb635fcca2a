import { CMS_URL, ownerSession } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { expect, test } from './support/test';

/** Screens of the owner besides the lists and records that every editor has; each with a heading. */
const SCREENS = [
  ...['', 'desk/translations', 'desk/glossary', 'desk/pictures', 'desk/planner', 'desk/publishing'],
  ...['desk/comments', 'desk/messages', 'desk/viewers', 'desk/codes', 'desk/newsletter', 'desk/audit'],
  ...['desk/team', 'desk/shows'],
];

test.describe('the owner’s desk', () => {
  test.use({ locale: 'en-GB' });

  /** Also when the test fails: it is an owner. */
  let reader: DeskUser | null = null;
  test.afterEach(async () => {
    await reader?.leave();
    reader = null;
  });

  test('asks for nothing outside of the desk and the site, on any screen and in the preview', async ({
    page,
    lang,
    baseURL,
    playwright,
  }) => {
    const own = [CMS_URL, baseURL ?? ''].map((url) => new URL(url).origin);
    const asked: string[] = [];
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (/^(?:data|blob):/.test(url)) return;
      asked.push(url);
      if (!own.includes(new URL(url).origin)) foreign.push(url);
    });
    const owner = await ownerSession(playwright);
    reader = await createDeskUser(playwright, 'strapi-super-admin', lang);
    await reader.enter(page);
    for (const screen of SCREENS) {
      await page.goto(`${CMS_URL}/admin/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }

    const found = await owner.get('/desk/records?list=pages&type=question&size=1');
    const { data } = (await found.json()) as { data: { records: { documentId: string }[] } };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${CMS_URL}/admin/desk/pages/question/${data.records[0]?.documentId}`);
    await expect(page.locator(`[data-part="${lang}"][data-field="question"]`)).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect(page.locator('iframe')).toHaveCount(2);
    await expect(page.frameLocator(`iframe[src*="/${lang}/"]`).getByRole('heading').first()).toBeVisible();

    // The desk asks its server on every screen: an empty list would say nothing.
    expect(asked.length).toBeGreaterThan(SCREENS.length);
    expect(foreign).toEqual([]);
  });
});
