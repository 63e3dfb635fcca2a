import type { APIRequestContext } from '@playwright/test';

import { CMS_URL, ownerSession } from '../browser/support/desk-session';
import { createDeskUser, type DeskUser } from '../browser/support/desk-user';
import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';
import { personAt } from './person';

const WALK_MS = 180_000;
const DAY_MS = 86_400_000;
const PROGRAMMES = 9;

const SAID = {
  en: {
    planner: 'Planner',
    weekAfter: 'Week after',
    channels: ['+ Live Music', '+ Street Football', '+ Kitchen Stories'],
    later: 'ArrowRight',
    publish: /^Publish /,
    published: /Published/,
    waiting: '9 changes wait',
  },
  ar: {
    planner: 'الجدول',
    weekAfter: 'الأسبوع التالي',
    channels: ['+ موسيقى حيّة', '+ كرة الحارة', '+ حكايات المطبخ'],
    later: 'ArrowLeft',
    publish: /^نشر /,
    published: /تم النشر/,
    waiting: '9 تغييرات تنتظر النشر',
  },
} as const;

const SCHEDULE = `query ($from: DateTime!, $to: DateTime!) {
  schedule(from: $from, to: $to, first: 50) { nodes { startsAt } }
}`;

test.use({ locale: 'en-GB' });

let editor: DeskUser;
/** The evening that is planned, as in the planner's address; null until it is found to be empty. */
let day: string | null = null;
test.beforeAll(async ({ playwright, lang }) => {
  editor = await createDeskUser(playwright, 'sahra-publisher', lang);
});
const entriesOf = async (desk: APIRequestContext, date: string) => {
  const range = `from=${date}T01:00:00Z&to=${new Date(Date.parse(date) + DAY_MS).toISOString()}`;
  const { data } = (await (await desk.get(`/desk/planner?${range}`)).json()) as {
    data: { entries: { documentId: string; version: string }[] };
  };
  return data.entries;
};
test.afterAll(async ({ playwright }) => {
  const owner = await ownerSession(playwright);
  if (day !== null) {
    const deletes = (await entriesOf(owner, day)).map(({ documentId, version }) => ({ documentId, version }));
    await owner.put('/desk/planner', { data: { creates: [], changes: [], deletes } });
  }
  await editor.leave();
});

test('an evening on three channels is planned and published', async ({ page, lang, playwright }) => {
  const said = SAID[lang];
  const isByKeys = lang === 'ar';
  const person = personAt(page, { pointer: !isByKeys });
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const status = page.getByRole('status').first();
  await editor.signIn(page);
  await expect(page.getByRole('link', { name: said.planner, exact: true })).toBeVisible();

  const began = Date.now();
  if (isByKeys) await person.key('KeyG', 'KeyL');
  else await person.press(page.getByRole('link', { name: said.planner, exact: true }));
  await expect(button(said.weekAfter)).toBeVisible();
  // Weeks that have programmes are left as they are.
  const owner = await ownerSession(playwright);
  while (day === null) {
    const week = page.waitForResponse((response) => response.url().includes('/desk/planner?'));
    await person.press(button(said.weekAfter));
    await week;
    const date = new URL(page.url()).searchParams.get('day') ?? '';
    if ((await entriesOf(owner, date)).length === 0) day = date;
  }

  for (const channel of said.channels) {
    await person.press(button(channel));
    await expect(page.getByRole('dialog')).toBeVisible();
    // The first video that fits, then one after the other.
    await person.key('Enter', 'KeyA', 'Enter', 'KeyA', 'ArrowDown', 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await person.key(said.later, `Shift+${said.later}`);
  }
  await person.key('KeyT');
  await person.type('23:40');
  await person.key('Enter');
  await expect(page.locator('[data-entry]:focus')).toContainText('23:40');
  await expect(status).toContainText(said.waiting);
  await person.press(button(said.publish));
  await expect(status).toContainText(said.published);
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(
    `  ${lang}: ${person.presses()} presses, ${person.keys()} keys, ${seconds} s for ${day}\n`,
  );
  expect(page.url()).toContain(`${CMS_URL}/admin/desk/planner`);
  expect(seconds * 1000).toBeLessThan(WALK_MS);

  const range = { from: `${day}T12:00:00.000Z`, to: `${day}T22:00:00.000Z` };
  for (const locale of ['en', 'ar'])
    await expect
      .poll(async () => {
        const { data } = await askGraph<{ schedule: { nodes: object[] } }>(SCHEDULE, range, {
          'x-localization': locale,
        });
        return data.schedule.nodes.length;
      })
      .toBe(PROGRAMMES);
});
