import type { Page } from '@playwright/test';

import { CMS_URL, ownerSession } from './support/desk-session';
import { createDeskUser, type DeskUser } from './support/desk-user';
import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { askGraph } from './support/graph';
import { expect, test } from './support/test';

const SAID = {
  en: {
    planner: 'Planner',
    later: 'ArrowRight',
    channels: ['+ Live Music', '+ Street Football', '+ Kitchen Stories'],
    publish: /^Publish /,
    published: /Published/,
    waiting: '9 changes wait',
    zone: 'Dubai time',
    days: 16,
  },
  ar: {
    planner: 'الجدول',
    later: 'ArrowLeft',
    channels: ['+ موسيقى حيّة', '+ كرة الحارة', '+ حكايات المطبخ'],
    publish: /^نشر /,
    published: /تم النشر/,
    waiting: '9 تغييرات تنتظر النشر',
    zone: 'UTC+4',
    days: 24,
  },
} as const;

const PAUSE_MS = 250;
const STOPS_MAX = 150;
const WALK_MAX_MS = 180_000;
const DAY_MS = 86_400_000;

const SCHEDULE = `query ($from: DateTime!, $to: DateTime!) {
  schedule(from: $from, to: $to, first: 50) { nodes { title startsAt } }
}`;

interface Linear {
  linear: { nodes: { linearChannel: { slug: string } | null }[] };
}
const LINEAR = '{ linear: videos(filter: { live: true }, first: 50) { nodes { linearChannel { slug } } } }';

/** Presses keys as long as a person does. */
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key, { delay: PAUSE_MS });
};

/** Goes on with Tab (or back) until the named button has the focus. */
const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await expect(button).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
};

test.describe('the planner', () => {
  // One worker, so that one user and one day are made for all.
  test.describe.configure({ mode: 'default' });
  test.use({ locale: 'en-GB' });
  test.slow();

  let editor: DeskUser;
  let day: string;
  test.beforeAll(async ({ playwright, lang }) => {
    editor = await createDeskUser(playwright, 'sahra-publisher', lang);
    // After the seeded evenings, and another day for each language.
    day = new Date(Date.now() + SAID[lang].days * DAY_MS).toISOString().slice(0, 10);
  });
  test.afterAll(async ({ playwright }) => {
    const owner = await ownerSession(playwright);
    const range = `from=${day}T01:00:00Z&to=${new Date(Date.parse(day) + DAY_MS).toISOString()}`;
    const { data } = (await (await owner.get(`/desk/planner?${range}`)).json()) as {
      data: { entries: { documentId: string; version: string }[] };
    };
    const deletes = data.entries.map(({ documentId, version }) => ({ documentId, version }));
    await owner.put('/desk/planner', { data: { creates: [], changes: [], deletes } });
    await editor.leave();
  });

  test.describe(() => {
    test.skip(
      ({ lang }) => lang !== 'ar',
      'Long, and the arrows of both directions are checked by unit tests.',
    );

    test('plans an evening on three channels by keys, within three minutes, and publishes it whole', async ({
      page,
      lang,
      complaints,
    }) => {
      const said = SAID[lang];
      await editor.enter(page);
      await page.goto(`${CMS_URL}/admin/desk/planner?day=${day}`);
      await expect(page.getByRole('heading', { name: said.planner, exact: true })).toBeVisible();
      await expect(page.getByText(said.zone)).toBeVisible();

      const began = Date.now();
      for (const channel of said.channels) {
        await tabTo(page, channel);
        // The first video that fits, then one after the other.
        await press(page, 'Enter');
        await expect(page.getByRole('dialog')).toBeVisible();
        await press(page, 'Enter', 'KeyA', 'Enter', 'KeyA', 'ArrowDown', 'Enter');
        await expect(page.getByRole('dialog')).toBeHidden();
        await press(page, said.later, `Shift+${said.later}`);
      }
      await press(page, 'KeyT');
      await page.keyboard.type('23:40', { delay: PAUSE_MS });
      await press(page, 'Enter');
      await expect(page.locator('[data-entry]:focus')).toContainText('23:40');
      await expect(page.getByRole('status').first()).toContainText(said.waiting);
      await page.reload();
      await expect(page.getByRole('status').first()).toContainText(said.waiting);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await tabTo(page, said.publish);
      await press(page, 'Enter');
      await expect(page.getByRole('status').first()).toContainText(said.published);
      expect(Date.now() - began).toBeLessThan(WALK_MAX_MS);

      const range = { from: `${day}T12:00:00.000Z`, to: `${day}T22:00:00.000Z` };
      for (const locale of ['en', 'ar'])
        await expect
          .poll(async () => {
            const { data } = await askGraph<{ schedule: { nodes: { startsAt: string }[] } }>(
              SCHEDULE,
              range,
              {
                'x-localization': locale,
              },
            );
            return data.schedule.nodes.map(({ startsAt }) => startsAt);
          })
          .toHaveLength(9);
      expect(complaints).toEqual([]);
    });
  });

  test('moves a programme by pointer in steps of five minutes, and undoes it', async ({ page, lang }) => {
    await editor.enter(page);
    await page.goto(`${CMS_URL}/admin/desk/planner?day=${new Date().toISOString().slice(0, 10)}`);
    // In the middle of the evening, so that it stays on its day; not on the channel that another test plans for.
    const { linear } = (await askGraph<Linear>(LINEAR)).data;
    const slug = linear.nodes.find(({ linearChannel }) => linearChannel)?.linearChannel?.slug ?? '';
    const lanes = page.locator(`[data-lane]:not([data-lane="${slug}"])`);
    const block = lanes.locator('[data-entry]', { hasText: /^2[012]:/ }).first();
    await block.scrollIntoViewIfNeeded();
    const id = (await block.getAttribute('data-entry')) ?? '';
    const moved = page.locator(`[data-entry="${id}"]`);
    const before = await moved.textContent();
    const box = await block.boundingBox();
    if (!box) throw new Error('The grid shows no programme.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + (lang === 'ar' ? -62 : 62), box.y + box.height / 2, {
      steps: 5,
    });
    await expect(moved).toContainText('→');
    await page.mouse.up();
    await expect(moved).not.toContainText('→');
    await expect(moved).not.toHaveText(before ?? '');
    expect(await moved.textContent()).toMatch(/^\d\d:\d[05]/);
    await page.keyboard.press('Control+KeyZ');
    await expect(moved).toHaveText(before ?? '');
  });
});
