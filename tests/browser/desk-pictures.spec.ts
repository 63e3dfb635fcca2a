import sharp from 'sharp';

import { CMS_URL, ownerSession } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { expect, test } from './support/test';

const SAID = {
  en: {
    pictures: 'Pictures',
    choose: 'Choose a picture',
    library: 'Pictures of the library',
    saved: 'Saved',
    delete: 'Delete',
    question: (name: string) => `Delete “${name}”?`,
    loses: 'These records lose it:',
  },
  ar: {
    pictures: 'الصور',
    choose: 'اختيار صورة',
    library: 'صور المكتبة',
    saved: 'حُفظ',
    delete: 'حذف',
    question: (name: string) => `حذف «${name}»؟`,
    loses: 'ستفقدها هذه السجلات:',
  },
} as const;

const ALT = { en: 'A tram at night', ar: 'ترام في الليل' } as const;

test.describe('the pictures', () => {
  test.use({ locale: 'en-GB' });

  let editor: DeskUser;
  let show: { documentId: string; title: string };
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, 'sahra-publisher', lang);
    const slug = `pictured-${lang}-${Date.now()}`;
    const titles = { en: `Trams ${slug}`, ar: `قطارات ${slug}` };
    const words = { en: { title: titles.en }, ar: { title: titles.ar } };
    const owner = await ownerSession(playwright);
    const created = await owner.post('/desk/record', { data: { type: 'show', facts: { slug }, words } });
    expect(created.status(), await created.text()).toBe(200);
    const { data } = (await created.json()) as { data: { record: { documentId: string } } };
    show = { documentId: data.record.documentId, title: titles[lang] };
  });
  test.afterAll(async ({ playwright }) => {
    const owner = await ownerSession(playwright);
    const query = new URLSearchParams({ type: 'show', documentId: show.documentId, confirm: 'true' });
    expect((await owner.delete(`/desk/record?${query.toString()}`)).status()).toBe(200);
    await editor.leave();
  });

  test('are uploaded, described in both languages, and not deleted without a word about their records', async ({
    page,
    lang,
  }) => {
    const said = SAID[lang];
    const name = `tram-${lang}-${Date.now()}.png`;
    const size = { width: 600, height: 900, channels: 3 } as const;
    const buffer = await sharp({ create: { ...size, background: '#15232d' } })
      .png()
      .toBuffer();
    await editor.enter(page);
    await page.goto(`${CMS_URL}/admin/`);
    await page.getByRole('link', { name: said.pictures, exact: true }).click();
    const file = { name, mimeType: 'image/png', buffer };
    await page.locator('header input[type="file"]').setInputFiles(file);
    const tile = page.getByRole('button', { name });
    await expect(tile).toBeVisible();
    expect(await findAccessibilityViolations(page, '[data-desk-frame]')).toEqual([]);

    await page.goto(`${CMS_URL}/admin/desk/shows/show/${show.documentId}`);
    const poster = page.locator('[data-part="facts"][data-field="poster"]');
    await poster.getByRole('button', { name: said.choose }).click();
    await page.getByRole('dialog', { name: said.library }).getByRole('button', { name }).click();
    for (const language of ['en', 'ar'] as const)
      await page
        .locator(`[data-part="${language}"][data-field="posterAlt"]`)
        .getByRole('textbox')
        .fill(ALT[language]);
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible();
    await page.reload();
    for (const language of ['en', 'ar'] as const)
      await expect(
        page.locator(`[data-part="${language}"][data-field="posterAlt"]`).getByRole('textbox'),
      ).toHaveValue(ALT[language]);

    await page.getByRole('link', { name: said.pictures, exact: true }).click();
    await tile.click();
    await page.getByRole('complementary').getByRole('button', { name: said.delete }).click();
    const question = page.getByRole('dialog', { name: said.question(name) });
    await expect(question.getByText(said.loses)).toBeVisible();
    await expect(question.getByRole('link', { name: show.title })).toBeVisible();
    await question.getByRole('button', { name: said.delete }).click();
    await expect(tile).toHaveCount(0);
  });
});
