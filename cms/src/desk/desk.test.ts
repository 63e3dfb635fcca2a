import type { Locale } from '@sahra/schemas/constants';
import { verifyPreviewToken } from '@sahra/schemas/preview-token';

import { ADMIN_ROLES } from '../roles/admin-roles';
import { signInAs, type AdminUser } from '../testing/admin-user';
import { publishedQuestion, publishedShow, SHOW, SHOW_TEXT } from '../testing/published-records';
import { signInAllRoles } from '../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import type { DeskRecord, PairCount, RecordsPage } from './desk-record';
import type { FirstSteps } from './first-steps/first-steps';
import type { PreviewPermission } from './preview/preview.route';
import type { SavedFilter } from './saved-filters/saved-filter';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

const editor = (): AdminUser => deskOf('sahra-editor-ar');
const page = async (query: string): Promise<RecordsPage> => {
  const { status, body } = await editor().ask('GET', `/desk/records?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return (body as { data: RecordsPage }).data;
};
const recordOf = async (documentId: string, query = 'list=shows'): Promise<DeskRecord | undefined> =>
  (await page(query)).records.find((record) => record.documentId === documentId);
const statesOf = async (documentId: string): Promise<DeskRecord['states'] | undefined> =>
  (await recordOf(documentId))?.states;

const write = (documentId: string, locale: Locale, title: string): Promise<unknown> =>
  cms.strapi.documents(SHOW_TEXT).update({ documentId, locale, data: fields({ title, description: title }) });
const publish = (documentId: string, locale: Locale | '*'): Promise<unknown> =>
  cms.strapi.documents(SHOW_TEXT).publish({ documentId, locale });
const show = async (slug: string, titles: Partial<Record<Locale, string>>): Promise<string> => {
  const { documentId } = await cms.strapi.documents(SHOW).create({ data: fields({ slug }) });
  if (titles.en !== undefined) await write(documentId, 'en', titles.en);
  if (titles.ar !== undefined) await write(documentId, 'ar', titles.ar);
  return documentId;
};

describe('who sees the records', () => {
  test.each(ADMIN_ROLES.map(({ code }) => code))('%s reads the lists and the counts', async (code) => {
    await publishedShow(cms);
    for (const path of ['records?list=shows', 'records', 'translations', 'on-air', 'films?codes=gp4hgfx7'])
      expect([path, (await deskOf(code).ask('GET', `/desk/${path}`)).status]).toEqual([path, 200]);
  });

  test('a role that reads no records is refused, and a stranger', async () => {
    const roles = cms.strapi.service('admin::role') as unknown as { create(role: object): Promise<unknown> };
    await roles.create({ code: 'sees-nothing', name: 'Sees nothing' });
    const nobody = await signInAs(cms, 'sees-nothing', 'ar');
    const { status, body } = await nobody.ask('GET', '/desk/records?list=shows');
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('دورك لا يشمل')]);
    expect((await nobody.ask('GET', '/desk/on-air')).status).toBe(403);
    expect((await nobody.ask('GET', '/desk/films?codes=gp4hgfx7')).status).toBe(403);
    expect((await nobody.ask('GET', '/desk/translations')).body).toEqual({ data: [] });
    expect((await fetch(`${cms.origin}/desk/records`)).status).toBe(401);
  });

  test.each(['list=nothing', 'state=old', 'page=0', 'size=1000', 'unknown=1', 'channel=%27'])(
    'a list with %s is refused in the language of the editor',
    async (query) => {
      const { status, body } = await editor().ask('GET', `/desk/records?${query}`);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('not known')]);
    },
  );
});

describe('the state of each language', () => {
  test('follows what is written, published, changed and taken off', async () => {
    const id = await show('states', { en: 'Night market' });
    expect(await statesOf(id)).toEqual({ en: 'draft', ar: 'missing' });
    await publish(id, 'en');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'missing' });
    await write(id, 'ar', 'سوق الليل');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'draft' });
    await publish(id, 'ar');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'live' });

    await write(id, 'en', 'The night market');
    expect(await statesOf(id)).toEqual({ en: 'draft', ar: 'live' });
    await publish(id, 'en');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'outdated' });
    await write(id, 'ar', 'سوق ليلي');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'draft' });
    await publish(id, 'ar');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'live' });

    await cms.strapi.documents(SHOW_TEXT).unpublish({ documentId: id, locale: 'ar' });
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'draft' });
  });

  test('publishing without a change makes nothing outdated, and both languages at once agree', async () => {
    const id = await publishedShow(cms);
    await publish(id, 'en');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'live' });
    await write(id, 'en', 'A new name');
    await write(id, 'ar', 'اسم جديد');
    await publish(id, '*');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'live' });
  });

  test('an outdated text that still holds is live again, when its own editor says so', async () => {
    const id = await publishedShow(cms);
    await write(id, 'en', 'The same in other words');
    await publish(id, 'en');
    const say = async (code: string): Promise<number> =>
      (await deskOf(code).ask('POST', '/desk/still-holds', { type: 'show', documentId: id, language: 'ar' }))
        .status;
    expect(await say('sahra-editor-en')).toBe(403);
    expect(await say('sahra-support')).toBe(403);
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'outdated' });
    expect(await say('sahra-editor-ar')).toBe(200);
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'live' });
    expect(await say('sahra-editor-ar')).toBe(404);
  });

  test('a text whose new version was begun may still hold, too', async () => {
    const id = await publishedShow(cms);
    await write(id, 'en', 'Another name');
    await publish(id, 'en');
    await write(id, 'ar', 'اسم بدأت ترجمته');
    expect(await statesOf(id)).toEqual({ en: 'live', ar: 'draft' });
    const holds = { type: 'show', documentId: id, language: 'ar' };
    expect((await editor().ask('POST', '/desk/still-holds', holds)).status).toBe(200);
  });

  test('is counted for each type, and for the filters of a list', async () => {
    const id = await publishedQuestion(cms);
    const { body } = await editor().ask('GET', '/desk/translations');
    const { data } = body as { data: PairCount[] };
    expect(data).toContainEqual({
      type: 'question',
      en: 'live',
      ar: 'live',
      count: expect.any(Number) as number,
    });
    expect(await recordOf(id, 'list=pages&type=question&state=live&language=ar')).toMatchObject({
      titles: { en: 'A question?', ar: 'سؤال؟' },
    });

    await show('only-english', { en: 'Only English' });
    const missing = await page('list=shows&state=missing&language=ar&size=1');
    expect(missing.records).toHaveLength(1);
    const rest = await page('list=shows&state=missing&language=ar&size=100');
    expect(rest.total).toBe(rest.records.length);
    expect(missing.total).toBe(rest.total);
    expect(rest.records.map(({ states }) => states.ar)).not.toContain('live');
    expect((await page('list=shows&state=waiting')).total).toBeGreaterThanOrEqual(rest.total);
  });
});

describe('preview', () => {
  test.each(ADMIN_ROLES.map(({ code }) => code))('%s may see drafts on the site', async (code) => {
    const { status, body } = await deskOf(code).ask('POST', '/desk/preview', {});
    const { data } = body as { data: PreviewPermission };
    expect([status, data.seconds, data.siteUrl]).toEqual([200, 600, 'http://localhost:8000']);
    expect(verifyPreviewToken(cms.previewSecret, data.token, Date.now())).toBe(true);
  });

  test('a role that reads no records may not, nor a stranger', async () => {
    const nobody = await signInAs(cms, 'sees-nothing', 'en');
    expect((await nobody.ask('POST', '/desk/preview', {})).status).toBe(403);
    expect((await fetch(`${cms.origin}/desk/preview`, { method: 'POST' })).status).toBe(401);
  });
});

describe('kept filters', () => {
  const kept = async (user: AdminUser): Promise<SavedFilter[]> =>
    ((await user.ask('GET', '/desk/filters')).body as { data: SavedFilter[] }).data;
  const filter = { list: 'videos', name: ' To translate ', query: 'state=missing&language=ar' };

  test('an editor keeps a filter under a name, changes and deletes it; nobody else sees it', async () => {
    const first = await editor().ask('POST', '/desk/filters', filter);
    expect([first.status, await kept(editor())]).toEqual([
      200,
      [{ ...filter, name: 'To translate', id: expect.any(String) as string }],
    ]);
    await editor().ask('POST', '/desk/filters', { ...filter, query: 'state=draft' });
    const [changed, ...more] = await kept(editor());
    expect([changed?.query, more]).toEqual(['state=draft', []]);
    const other = deskOf('sahra-editor-en');
    expect(await kept(other)).toEqual([]);
    expect((await other.ask('DELETE', `/desk/filters/${changed?.id ?? ''}`)).status).toBe(404);
    expect((await editor().ask('DELETE', `/desk/filters/${changed?.id ?? ''}`)).status).toBe(200);
    expect(await kept(editor())).toEqual([]);
  });

  test('one without a name, of an unknown list or beyond fifty is refused', async () => {
    for (const wrong of [{ ...filter, name: '  ' }, { ...filter, list: 'nothing' }, { name: 'x' }])
      expect((await editor().ask('POST', '/desk/filters', wrong)).status).toBe(400);
    const user = deskOf('sahra-publisher');
    for (let count = 1; count <= 50; count += 1)
      await user.ask('POST', '/desk/filters', { ...filter, name: `Filter ${count}` });
    const { status, body } = await user.ask('POST', '/desk/filters', filter);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('50')]);
  });
});

describe('the first steps', () => {
  test('tell the owner what an empty site lacks', async () => {
    const owner = await signInAs(cms, 'strapi-super-admin', 'en');
    const { body } = await owner.ask('GET', '/desk/first-steps');
    expect((body as { data: FirstSteps }).data).toMatchObject({ brand: false, film: false, editor: true });
  });

  test.each(ADMIN_ROLES.map(({ code }) => code))('are not for %s', async (code) => {
    expect((await deskOf(code).ask('GET', '/desk/first-steps')).status).toBe(403);
  });
});

describe('search', () => {
  test.each([
    ['اذاعه', 'without hamza and with the other ta'],
    ['الإذاعة', 'with the article'],
    ['RADIO', 'in the other language'],
    ['old-radio', 'by its address'],
  ])('%s finds the show (%s)', async (query) => {
    const id = (await recordOf('', `q=old-radio`)) ??
      (await page('q=old-radio')).records[0] ?? {
        documentId: await show('old-radio', { en: 'Rádio of the roofs', ar: 'إذاعة السطوح' }),
      };
    const { records } = await page(`list=shows&q=${encodeURIComponent(query)}`);
    expect(records.map(({ documentId }) => documentId)).toEqual([id.documentId]);
  });

  test('finds a draft at once, and its new title after a change', async () => {
    const id = await show('renamed', { ar: 'أبي يقرأ' });
    const find = async (query: string): Promise<string[]> =>
      (await page(`q=${encodeURIComponent(query)}`)).records.map(({ documentId }) => documentId);
    expect(await find('ابي')).toEqual([id]);
    await write(id, 'ar', 'أمي تكتب');
    expect([await find('ابي'), await find('امى')]).toEqual([[], [id]]);
    await cms.strapi.documents(SHOW).delete({ documentId: id });
    expect([await find('امي'), await find('؟')]).toEqual([[], []]);
  });
});
