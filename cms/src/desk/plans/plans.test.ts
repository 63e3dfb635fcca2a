import type { Locale } from '@sahra/schemas/constants';

import { signInAs, type AdminUser } from '../../testing/admin-user';
import { ARABIC, plannedShows, tomorrow, within } from '../../testing/planned-shows';
import { publishedShow, SHOW, SHOW_TEXT } from '../../testing/published-records';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';
import type { RecordsPage } from '../desk-record';
import type { RecordDetail } from '../record/record-detail';
import type { Plan } from './plan';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
let arabic: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
  arabic = await signInAs(cms, 'sahra-publisher', 'ar');
});
afterAll(() => cms.close());

const { draft, plan, plansOf, isLive, comeDue } = plannedShows(
  () => cms,
  (code) => deskOf(code),
);

/** Reads why the plan of a record failed, as an editor with this language does. */
const failedOf = async (language: Locale, id: string): Promise<string | null | undefined> => {
  const editor = language === 'ar' ? arabic : deskOf('sahra-editor-ar');
  const { body } = await editor.ask('GET', '/desk/plans?state=failed');
  return (body as { data: Plan[] }).data.find(({ documentId }) => documentId === id)?.reason;
};

test('a language goes live at its time and is taken off at another, by itself', async () => {
  const id = await draft(ARABIC);
  expect((await plan(id, {})).status).toBe(200);
  expect(await isLive(id, 'ar')).toBe(false);
  await comeDue(id);
  await within(() => isLive(id, 'ar'));
  expect(await plansOf(id)).toEqual([]);
  expect((await plan(id, { act: 'unpublish' })).status).toBe(200);
  await comeDue(id);
  await within(async () => !(await isLive(id, 'ar')));
  expect(await plansOf(id)).toEqual([]);
});

test('a plan is listed with its record, moved by a second one, and taken back', async () => {
  const id = await draft(ARABIC);
  await plan(id, {});
  const [first] = await plansOf(id);
  const at = tomorrow();
  await plan(id, { at, replaces: first?.id });
  const [own, ...more] = await plansOf(id);
  expect([own, more]).toMatchObject([
    {
      type: 'show',
      documentId: id,
      language: 'ar',
      act: 'publish',
      at,
      state: 'waiting',
      by: 'sahra-editor-ar',
    },
    [],
  ]);
  expect(own?.titles).toEqual({ en: null, ar: 'سوق الليل' });
  const range = async (from: string, to: string): Promise<number> => {
    const { body } = await deskOf('sahra-support').ask('GET', `/desk/plans?from=${from}&to=${to}`);
    return (body as { data: Plan[] }).data.filter(({ documentId }) => documentId === id).length;
  };
  expect([await range(new Date().toISOString(), at), await range(at, '2100-01-01')]).toEqual([0, 1]);
  const remove = async (code: string): Promise<number> =>
    (await deskOf(code).ask('DELETE', `/desk/plans?id=${own?.id}`)).status;
  expect(await remove('sahra-editor-en')).toBe(403);
  expect(await remove('sahra-editor-ar')).toBe(200);
  expect(await remove('sahra-editor-ar')).toBe(404);
  expect(await plansOf(id)).toEqual([]);
});

test('a plan that waits is replaced only by a request that names it, as it stands', async () => {
  const id = await draft(ARABIC);
  await plan(id, {}, 'sahra-publisher');
  const [theirs] = await plansOf(id);
  const refused = await plan(id, { at: '2100-01-01T00:00:00.000Z' });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { data: { id: theirs?.id, at: theirs?.at, by: 'sahra-publisher' }, error: { status: 409 } },
  ]);
  expect(await plansOf(id)).toEqual([theirs]);
  const at = '2100-01-02T00:00:00.000Z';
  expect((await plan(id, { at, replaces: theirs?.id })).status).toBe(200);
  expect(await plansOf(id)).toMatchObject([{ at, by: 'sahra-editor-ar' }]);
  // The name is of the plan that was seen, and that one is gone.
  expect((await plan(id, { replaces: theirs?.id })).status).toBe(409);

  const [last] = await plansOf(id);
  expect((await deskOf('sahra-publisher').ask('DELETE', `/desk/plans?id=${last?.id}`)).status).toBe(200);
  expect((await plan(id, { replaces: last?.id })).status).toBe(404);
  expect(await plansOf(id)).toEqual([]);
});

test('lists and the screen of the record name what is planned for a language', async () => {
  const id = await draft(ARABIC);
  const at = tomorrow();
  await plan(id, { at });
  const support = deskOf('sahra-support');
  const list = await support.ask('GET', '/desk/records?list=shows&size=100');
  const detail = await support.ask('GET', `/desk/record?type=show&documentId=${id}`);
  const { records } = (list.body as { data: RecordsPage }).data;
  const { record } = (detail.body as { data: RecordDetail }).data;
  const planned = [{ language: 'ar', act: 'publish', at, state: 'waiting' }];
  const listed = records.find(({ documentId }) => documentId === id);
  expect([listed?.plans, record.plans]).toEqual([planned, planned]);
});

test.each([
  ['sahra-editor-en', 403],
  ['sahra-editor-ar', 200],
  ['sahra-publisher', 200],
  ['sahra-moderator', 403],
  ['sahra-support', 403],
])('%s plans the Arabic words: %d', async (code, status) => {
  const id = await draft(ARABIC);
  expect((await plan(id, {}, code)).status).toBe(status);
  expect(await plansOf(id)).toHaveLength(status === 200 ? 1 : 0);
});

test('a stranger, a time that has passed and a text that is not there are refused', async () => {
  const id = await draft(ARABIC);
  expect((await fetch(`${cms.origin}/desk/plans`)).status).toBe(401);
  expect((await fetch(`${cms.origin}/desk/plans`, { method: 'POST' })).status).toBe(401);
  const refused = [
    [{ at: '2020-01-01T00:00:00.000Z' }, 400],
    [{ at: 'tomorrow' }, 400],
    [{ at: '? 12/11/2031 21:30' }, 400],
    [{ act: 'unpublish' }, 404],
    [{ language: 'fr' }, 404],
    [{ type: 'no-type' }, 404],
    [{ documentId: 'nothing' }, 404],
  ] as const;
  for (const [more, status] of refused) expect([more, (await plan(id, more)).status]).toEqual([more, status]);
});

test('what cannot be published stays in the list with the reason, and can be planned again', async () => {
  const id = await draft({ ar: { title: 'بلا وصف' } });
  await plan(id, {});
  await comeDue(id);
  await within(async () => (await plansOf(id))[0]?.state === 'failed');
  expect([await failedOf('en', id), await failedOf('ar', id)]).toEqual([
    expect.stringMatching(/^Some fields need a change first\.\nDescription: /),
    expect.stringMatching(/^بعض الحقول تحتاج تعديلًا أولًا\.\nالوصف: /),
  ]);
  expect(await isLive(id, 'ar')).toBe(false);

  await cms.strapi.documents(SHOW_TEXT).update({ documentId: id, locale: 'ar', data: fields(ARABIC.ar) });
  await plan(id, {});
  await comeDue(id);
  await within(() => isLive(id, 'ar'));
  expect(await plansOf(id)).toEqual([]);
});

test('a page with an unfinished row is not published, and says why in the editor’s language', async () => {
  const home = cms.strapi.documents('api::home.home');
  const { documentId: id } = await home.create({
    data: fields({ title: 'الرئيسية', rows: [{ title: 'رياضة', source: 'sport' }] }),
    locale: 'ar',
  });
  expect((await plan(id, { type: 'home' })).status).toBe(200);
  await comeDue(id);
  await within(async () => (await failedOf('en', id)) !== undefined);
  expect([await failedOf('en', id), await failedOf('ar', id)]).toEqual([
    expect.stringContaining('Choose the sport.'),
    expect.stringContaining('اختر الرياضة.'),
  ]);
});

test('a record that was deleted needs not be taken off any more', async () => {
  const id = await publishedShow(cms);
  await plan(id, { act: 'unpublish' });
  await cms.strapi.documents(SHOW).delete({ documentId: id });
  await comeDue(id);
  await within(async () => {
    const { rows } = await cms.strapi.db.connection.raw<{ rows: { state: string }[] }>(
      'SELECT state FROM desk.plans WHERE document = ?',
      [id],
    );
    return rows.every(({ state }) => state !== 'waiting');
  });
  expect(await failedOf('en', id)).toBeUndefined();
});

test('an editor whose account was closed publishes nothing any more', async () => {
  const id = await draft(ARABIC);
  await plan(id, {});
  const closed = { where: { email: 'sahra-editor-ar@sahra.example' } };
  await cms.strapi.db.query('admin::user').update({ ...closed, data: { isActive: false } });
  await comeDue(id);
  await within(async () => (await plansOf(id))[0]?.state === 'failed');
  await cms.strapi.db.query('admin::user').update({ ...closed, data: { isActive: true } });
  expect([await isLive(id, 'ar'), (await plansOf(id))[0]?.reason]).toEqual([
    false,
    expect.stringContaining('no access'),
  ]);
});
