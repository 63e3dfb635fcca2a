import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { ensureRoles } from '../first-run/roles';
import type { AdminUser } from '../testing/admin-user';
import { readAccessResult, type AccessResult } from '../testing/access-result';
import { signInAllRoles } from '../testing/sign-in-all-roles';
import {
  FAQ,
  HOME,
  publishedQuestion,
  publishedShow,
  SHOW,
  SHOW_TEXT,
  WORDS_OF,
} from '../testing/published-records';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { ADMIN_ROLES } from './admin-roles';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

const FEATURED = 'api::home.home-selection';

/** All actions on one language of a record that is published in both. */
const actionsOn = (uid: string, id: string, locale: Locale): Record<string, [string, string, object?]> => {
  const base = `/content-manager/collection-types/${uid}`;
  const words = { ...WORDS_OF[uid]?.[locale] };
  const named = { documentIds: [id] };
  return {
    read: ['GET', `${base}/${id}?locale=${locale}`],
    write: ['PUT', `${base}/${id}?locale=${locale}`, words],
    publish: ['POST', `${base}/${id}/actions/publish?locale=${locale}`, {}],
    'publish named in the body': ['POST', `${base}/${id}/actions/publish`, { locale }],
    'publish many': ['POST', `${base}/actions/bulkPublish?locale=${locale}`, named],
    'throw the draft away': ['POST', `${base}/${id}/actions/discard?locale=${locale}`, {}],
    'take many back': ['POST', `${base}/actions/bulkUnpublish?locale=${locale}`, named],
    'publish again': ['POST', `${base}/${id}/actions/publish?locale=${locale}`, words],
    'take back': ['POST', `${base}/${id}/actions/unpublish?locale=${locale}`, {}],
  };
};

const matrix = async (
  desk: AdminUser,
  uid: string,
  publish: (cms: TestCms) => Promise<string>,
): Promise<unknown> => {
  const seen: Record<string, AccessResult> = {};
  for (const locale of LOCALES)
    for (const [action, [method, path, body]] of Object.entries(actionsOn(uid, await publish(cms), locale)))
      seen[`${action} ${locale}`] = await readAccessResult(desk.ask(method as 'GET', path, body));
  return seen;
};

const expected = (words: readonly Locale[]): Record<string, AccessResult> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) =>
      Object.keys(actionsOn('', '', locale)).map((action) => [
        `${action} ${locale}`,
        action === 'read' || words.includes(locale) ? 'yes' : 'no',
      ]),
    ),
  );

describe.each(ADMIN_ROLES.map((role) => [role.name, role] as const))('%s', (_name, role) => {
  test.each([
    ['a question', FAQ, publishedQuestion],
    ['the words of a show', SHOW_TEXT, publishedShow],
  ])('reads %s, and writes and publishes it in its languages only', async (_what, uid, publish) => {
    expect(await matrix(deskOf(role.code), uid, publish)).toEqual(expected(role.words));
  });

  test('writes and publishes a page that exists once in its languages only', async () => {
    const page = `/content-manager/single-types/${HOME}`;
    const documents = cms.strapi.documents(HOME);
    const [stored] = await documents.findMany({});
    const seen: unknown[] = [];
    for (const locale of LOCALES) {
      const data = fields({ ...WORDS_OF[HOME]?.[locale] });
      if (stored)
        await documents.update({ documentId: stored.documentId, locale, data, status: 'published' });
      else await documents.create({ locale, data, status: 'published' });
      const desk = deskOf(role.code);
      seen.push([
        await readAccessResult(desk.ask('GET', `${page}?locale=${locale}`)),
        await readAccessResult(desk.ask('PUT', `${page}?locale=${locale}`, data)),
        await readAccessResult(desk.ask('POST', `${page}/actions/publish?locale=${locale}`, data)),
        await readAccessResult(desk.ask('POST', `${page}/actions/discard?locale=${locale}`, {})),
        await readAccessResult(desk.ask('POST', `${page}/actions/unpublish?locale=${locale}`, {})),
        await readAccessResult(desk.ask('DELETE', `${page}?locale=${locale}`)),
      ]);
    }
    expect(seen).toEqual(
      LOCALES.map((locale) => {
        const may: AccessResult = role.words.includes(locale) ? 'yes' : 'no';
        return ['yes', may, may, may, may, may];
      }),
    );
  });

  test('makes and deletes questions in its languages only', async () => {
    const base = `/content-manager/collection-types/${FAQ}`;
    const desk = deskOf(role.code);
    for (const locale of LOCALES) {
      const may: AccessResult = role.words.includes(locale) ? 'yes' : 'no';
      const [one, another] = [await publishedQuestion(cms), await publishedQuestion(cms)];
      expect([
        locale,
        await readAccessResult(desk.ask('POST', `${base}?locale=${locale}`, { ...WORDS_OF[FAQ]?.[locale] })),
        await readAccessResult(desk.ask('DELETE', `${base}/${one}?locale=${locale}`)),
        await readAccessResult(
          desk.ask('POST', `${base}/actions/bulkDelete?locale=${locale}`, { documentIds: [another] }),
        ),
      ]).toEqual([locale, may, may, may]);
    }
  });

  test('reads facts, and changes them only as a publisher', async () => {
    const base = '/content-manager/collection-types';
    const desk = deskOf(role.code);
    const may: AccessResult = role.facts ? 'yes' : 'no';
    const id = await publishedShow(cms);
    const slug = `made-as-${role.code}`;
    const aliases = `${base}/api::search-alias.search-alias`;
    expect({
      read: await readAccessResult(desk.ask('GET', `${base}/${SHOW}/${id}`)),
      'read its channel': await readAccessResult(
        desk.ask('GET', `/content-manager/relations/${SHOW}/${id}/channel`),
      ),
      'read channels to choose': await readAccessResult(
        desk.ask('GET', `/content-manager/relations/${SHOW}/channel`),
      ),
      write: await readAccessResult(desk.ask('PUT', `${base}/${SHOW}/${id}`, { year: 2025 })),
      make: await readAccessResult(desk.ask('POST', `${base}/${SHOW}`, { slug, position: 1 })),
      delete: await readAccessResult(desk.ask('DELETE', `${base}/${SHOW}/${id}`)),
      'make a spelling': await readAccessResult(
        desk.ask('POST', aliases, { name: slug, spellings: 'Mona\nMuna' }),
      ),
      'choose the featured shows': await readAccessResult(
        desk.ask('PUT', `/content-manager/single-types/${FEATURED}`, { featured: [] }),
      ),
    }).toEqual({
      read: 'yes',
      'read its channel': 'yes',
      'read channels to choose': 'yes',
      write: may,
      make: may,
      delete: may,
      'make a spelling': may,
      'choose the featured shows': may,
    });
  });

  test('has nothing to do with people, roles, tokens and how the desk looks', async () => {
    const desk = deskOf(role.code);
    const asked = [
      desk.ask('GET', '/admin/users'),
      desk.ask('POST', '/admin/users', { email: 'x@sahra.example', firstname: 'x', roles: [1] }),
      desk.ask('GET', '/admin/roles'),
      desk.ask('GET', '/admin/webhooks'),
      desk.ask('POST', '/i18n/locales', { code: 'fr', name: 'French', isDefault: false }),
      desk.ask('PUT', `/content-manager/content-types/${FAQ}/configuration`, { settings: {} }),
      desk.ask('PUT', '/content-manager/components/page.row/configuration', { settings: {} }),
    ];
    expect(await Promise.all(asked.map(readAccessResult))).toEqual(asked.map(() => 'no'));
  });
});

describe('the next start', () => {
  const permissionsOf = async (code: string): Promise<{ id: number; action: string; subject: string }[]> => {
    const found: { id: number; action: string; subject: string }[] = await cms.strapi.db
      .query('admin::permission')
      .findMany({ where: { role: { code } }, orderBy: 'id' });
    return found;
  };

  test('leaves roles as they are when nothing changed', async () => {
    const before = await permissionsOf('sahra-editor-ar');
    await ensureRoles(cms.strapi);
    expect(await permissionsOf('sahra-editor-ar')).toEqual(before);
    expect(await cms.strapi.db.query('admin::role').count({ where: { code: { $contains: 'sahra-' } } })).toBe(
      ADMIN_ROLES.length,
    );
  });

  test('covers a content type that a role knows nothing of yet, and takes back what was given by hand', async () => {
    const permissions = cms.strapi.db.query('admin::permission');
    const code = 'sahra-editor-ar';
    const before = await permissionsOf(code);
    const role: { id: number } = await cms.strapi.db.query('admin::role').findOne({ where: { code } });
    await permissions.deleteMany({ where: { subject: SHOW_TEXT, role: { code } } });
    await permissions.create({
      data: { action: 'plugin::content-manager.explorer.delete', subject: SHOW, role: role.id },
    });
    await ensureRoles(cms.strapi);
    const rows = (list: typeof before): string[] =>
      list.map(({ action, subject }) => `${action} ${subject}`).sort();
    expect(rows(await permissionsOf(code))).toEqual(rows(before));
  });

  test('knows an owner and the five roles, and none of Strapi’s that write everything', async () => {
    const roles: { name: string }[] = await cms.strapi.db.query('admin::role').findMany();
    expect(roles.map(({ name }) => name).sort()).toEqual(
      ['Owner', ...ADMIN_ROLES.map(({ name }) => name)].sort(),
    );
  });
});
