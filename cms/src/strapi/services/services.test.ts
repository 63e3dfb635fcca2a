import type { Core } from '@strapi/strapi';

import { LOCALES } from '@sahra/schemas/constants';

import { signInAs, type AdminUser } from '../../testing/admin-user';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import { permissionsOfUser, permissionsOnContentTypes } from './admin-permissions';
import { deleteUnusedRole, describeRole, saveRole } from './admin-role-store';
import { isActiveAdminToken, userOfAdminToken } from './admin-sessions';
import { countAdminUsers, findAdminUser, SUPER_ADMIN } from './admin-users';
import { contentLocales } from './content-locales';
import { extendController, extendService } from './extend-service';
import { insertComponents } from './insert-components';
import { insertRecords } from './insert-records';
import { modelOf } from './model-of';

type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

let cms: TestCms;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());

const tokenOf = ({ authorization }: AdminUser): string => authorization.replace('Bearer ', '');

test('services and controllers that lost a function are named', () => {
  expect(() =>
    extendService<{ gone(): void }>(cms.strapi, 'plugin::upload.upload', () => ({ gone: () => undefined })),
  ).toThrow('Strapi’s plugin::upload.upload has no function gone');
  expect(() =>
    extendController<{ gone(): void }>(cms.strapi, 'plugin::content-manager.components', () => ({
      gone: () => undefined,
    })),
  ).toThrow('has no function gone');
});

test('a token of the admin panel leads to its user, and a made-up one to nobody', async () => {
  expect(await isActiveAdminToken(cms.strapi, tokenOf(owner))).toBe(true);
  expect(await isActiveAdminToken(cms.strapi, 'made-up')).toBe(false);
  expect(userOfAdminToken(cms.strapi, 'made-up')).toBeNull();
  const id = userOfAdminToken(cms.strapi, tokenOf(owner)) ?? 0;
  expect(await findAdminUser(cms.strapi, id)).toMatchObject({
    email: `${SUPER_ADMIN}ar@sahra.example`,
    preferedLanguage: 'ar',
  });
  expect(await countAdminUsers(cms.strapi)).toBe(2);
});

test('the list of content types is that of Strapi, whole and by its namespace', () => {
  const types: {
    keys(): string[];
    get(uid: string): unknown;
    set(uid: string, type: unknown): unknown;
    getAll(namespace: string): object;
  } = cms.strapi.get('content-types');
  expect(types.keys()).toContain('plugin::upload.file');
  expect(Object.keys(cms.strapi.contentTypes)).toEqual(types.keys());
  expect(cms.strapi.contentTypes['api::show.show']).toBe(types.get('api::show.show'));
  expect(Object.keys(types.getAll('api::show')).sort()).toEqual(['api::show.show', 'api::show.show-text']);
  const show = types.get('api::show.show');
  const changed = { ...(show as object) };
  types.set('api::show.show', changed);
  expect(cms.strapi.contentTypes['api::show.show']).toBe(changed);
  types.set('api::show.show', show);
});

test('permissions exist for every content type, words with their languages', async () => {
  const permissions = permissionsOnContentTypes(cms.strapi);
  const types = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  expect(new Set(permissions.map(({ subject }) => subject))).toEqual(new Set(types));
  const words = permissions.filter(({ subject }) => subject === 'api::video.video-text');
  expect(words.map(({ action }) => action.split('.').at(-1)).sort()).toEqual([
    'create',
    'delete',
    'publish',
    'read',
    'update',
  ]);
  expect(words[0]?.properties?.fields).toEqual(expect.arrayContaining(['title', 'chapters.start']));
});

test('a role has exactly the permissions that it was saved with', async () => {
  const role = { code: 'seam', name: 'Seam', description: 'Tests the seam.' };
  const publish = { action: 'plugin::content-manager.explorer.publish', subject: 'api::faq.faq-entry' };
  await saveRole(cms.strapi, role, [{ ...publish, properties: { locales: ['ar'] } }]);
  const editor = await signInAs(cms, 'seam');
  await deleteUnusedRole(cms.strapi, 'seam');
  expect(await describeRole(cms.strapi, 'seam', { ...role, name: 'Seams' })).not.toBeNull();
  const id = userOfAdminToken(cms.strapi, tokenOf(editor)) ?? 0;
  expect(await permissionsOfUser(cms.strapi, { id })).toMatchObject([
    { ...publish, properties: { locales: ['ar'] } },
  ]);
});

test('a role that nobody has is deleted', async () => {
  const words = { name: 'Unused', description: 'Nobody has it.' };
  await saveRole(cms.strapi, { code: 'unused', ...words }, []);
  await deleteUnusedRole(cms.strapi, 'unused');
  expect(await describeRole(cms.strapi, 'unused', words)).toBeNull();
});

test('content has the languages of the product, and schemas say which fields have them', async () => {
  const found = await contentLocales(cms.strapi).find();
  expect(found.map(({ code }) => code).sort()).toEqual([...LOCALES].sort());
  expect(modelOf(cms.strapi, 'api::video.video-text')).toMatchObject({
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: { chapters: { type: 'component', component: 'video.chapter', repeatable: true } },
  });
});

test('routes of the admin panel need a session', async () => {
  expect(await owner.ask('GET', '/desk/plans')).toMatchObject({ status: 200 });
  expect((await fetch(`${cms.origin}/desk/plans`)).status).toBe(401);
});

test('records and components that are inserted as rows are read by the document service', async () => {
  const { db } = cms.strapi;
  await db.transaction(async ({ trx }: { trx: Transaction }) => {
    const publishedAt = new Date();
    const [show = 0] = await insertRecords(
      cms.strapi,
      'api::show.show',
      [{ slug: 'rows', publishedAt }],
      trx,
    );
    await insertRecords(cms.strapi, 'api::video.video', [{ code: 'inserted', show, publishedAt }], trx);
    const words = { title: 'Inserted', description: '…', locale: 'en', publishedAt: null };
    const [owner = 0] = await insertRecords(cms.strapi, 'api::video.video-text', [words], trx);
    await insertComponents(
      cms.strapi,
      { uid: 'api::video.video-text', field: 'chapters', component: 'video.chapter' },
      ['2:00', '1:00'].map((start, index) => ({ owner, place: index + 1, data: { start, title: start } })),
      trx,
    );
  });
  const video = await cms.strapi
    .documents('api::video.video')
    .findFirst({ filters: { code: 'inserted' }, populate: ['show'] });
  expect(video).toMatchObject({ show: { slug: 'rows' } });
  const words = await cms.strapi
    .documents('api::video.video-text')
    .findFirst({ filters: { title: 'Inserted' }, locale: 'en', populate: ['chapters'] });
  expect(words).toMatchObject({ chapters: [{ start: '2:00' }, { start: '1:00' }] });
});
