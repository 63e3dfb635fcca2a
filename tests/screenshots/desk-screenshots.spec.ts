import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { CMS_URL, ownerSession } from '../browser/support/desk-session';
import { createDeskUser, type DeskUser } from '../browser/support/desk-user';
import { expect, test } from '../browser/support/test';
import { DESK_SCENES, type DeskRecords } from './desk-scenes';

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const QUALITY = 80;
const HOUR_MS = 3_600_000;
/** Skeletons of lists, and sections that are read again. */
const LOADING = '[class*="blank"], [aria-busy="true"]';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

// One worker for each language: each has a user and a plan of its own.
for (const lang of LOCALES)
  test.describe(`desk ${lang}`, () => {
    test.describe.configure({ mode: 'default' });
    let editor: DeskUser;
    let records: DeskRecords;
    let plan: string;

    test.beforeAll(async ({ playwright }) => {
      editor = await createDeskUser(playwright, 'strapi-super-admin', lang);
      const owner = await ownerSession(playwright);
      const first = async (list: string, type: string): Promise<string> => {
        const response = await owner.get(`/desk/records?list=${list}&type=${type}`);
        const { data } = (await response.json()) as { data: { records: { documentId: string }[] } };
        return data.records[0]?.documentId ?? '';
      };
      const show = await first('shows', 'show');
      records = {
        video: `/desk/videos/video/${await first('videos', 'video')}`,
        show: `/desk/shows/show/${show}`,
        question: `/desk/pages/question/${await first('pages', 'question')}`,
      };
      const planned = await owner.post('/desk/plans', {
        data: {
          ...{ type: 'show', documentId: show, language: lang, act: 'unpublish' },
          at: new Date((Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS).toISOString(),
        },
      });
      expect(planned.status(), await planned.text()).toBe(200);
      plan = ((await planned.json()) as { data: { id: string } }).data.id;
    });
    test.afterAll(async ({ playwright }) => {
      const owner = await ownerSession(playwright);
      expect((await owner.delete(`/desk/plans?id=${plan}`)).status()).toBe(200);
      await editor.leave();
    });

    for (const { name, path, prepare, isSignedOut = false, failing, answer } of DESK_SCENES)
      for (const size of SIZES)
        test(`${name} ${size.width}`, async ({ page }, { project }) => {
          await page.setViewportSize(size);
          if (isSignedOut)
            await page.addInitScript((kept) => localStorage.setItem('strapi-admin-language', kept), lang);
          else await editor.enter(page);
          if (failing) await page.route(failing, (route) => route.abort());
          if (answer) await page.route(answer.to, (route) => route.fulfill({ json: { data: answer.data } }));
          await page.goto(`${CMS_URL}/admin${path(records)}`, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading').first()).toBeVisible();
          await prepare?.(page);
          await expect(page.locator(LOADING)).toHaveCount(0);
          const folder = join(project.outputDir, 'desk');
          await mkdir(folder, { recursive: true });
          await sharp(await page.screenshot({ animations: 'disabled' }))
            .webp({ quality: QUALITY })
            .toFile(join(folder, `${name}-${lang}-${size.width}.webp`));
        });
  });
