import { ownerSession } from './support/desk-session';
import { createDeskUser, deskPage, type DeskUser } from './support/desk-user';
import { expect, test } from './support/test';

const SAID = {
  en: { computer: 'Computer', saved: 'Saved' },
  ar: { computer: 'حاسوب', saved: 'حُفظ' },
} as const;

test.describe('the preview of a video that nobody has published', () => {
  test.use({ locale: 'en-GB' });

  let editor: DeskUser;
  let video: { id: string; code: string; titles: { en: string; ar: string } };
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, 'sahra-publisher', lang);
    const owner = await ownerSession(playwright);
    const begun = (await (await owner.get('/desk/record/new?type=video')).json()) as {
      data: { form: { facts: { name: string; initial: unknown }[] } };
    };
    const code = String(begun.data.form.facts.find(({ name }) => name === 'code')?.initial);
    const titles = { en: `Lanterns ${code}`, ar: `فوانيس ${code}` };
    const words = { en: { title: titles.en }, ar: { title: titles.ar } };
    const created = await owner.post('/desk/record', { data: { type: 'video', facts: { code }, words } });
    expect(created.status(), await created.text()).toBe(200);
    const { data } = (await created.json()) as { data: { record: { documentId: string } } };
    video = { id: data.record.documentId, code, titles };
  });
  test.afterAll(async ({ playwright }) => {
    const owner = await ownerSession(playwright);
    const query = new URLSearchParams({ type: 'video', documentId: video.id, confirm: 'true' });
    expect((await owner.delete(`/desk/record?${query.toString()}`)).status()).toBe(200);
    await editor.leave();
  });

  test('shows both pages in both widths, follows the title, and is seen by nobody else', async ({
    page,
    request,
    lang,
  }) => {
    const said = SAID[lang];
    await editor.enter(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(deskPage('videos/video', video.id));
    const title = page.locator(`[data-part="${lang}"][data-field="title"]`).getByRole('textbox');
    await expect(title).toHaveValue(video.titles[lang]);
    await page.keyboard.press('Control+p');
    const frames = page.locator('iframe');
    const pageIn = (each: 'en' | 'ar') => page.frameLocator(`iframe[src*="/${each}/watch/${video.code}"]`);
    for (const width of [390, 1280]) {
      await expect(frames).toHaveCount(2);
      for (const each of ['en', 'ar'] as const) {
        await expect(pageIn(each).getByText(video.titles[each]).first()).toBeAttached();
        const html = pageIn(each).locator('html');
        await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width);
      }
      if (width === 390) await page.getByRole('button', { name: said.computer, exact: true }).click();
    }

    const draft = `${video.titles[lang]} II`;
    await title.fill(draft);
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await expect(pageIn(lang).getByText(draft).first()).toBeAttached();

    expect((await request.get(`/${lang}/watch/${video.code}`)).status()).toBe(404);
  });
});
