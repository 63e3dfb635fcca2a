import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import { TERMS_MAX, type Glossary, type GlossaryTerm } from './glossary';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());
beforeEach(() => cms.strapi.db.connection.raw('DELETE FROM desk.glossary'));

const PENALTY = { texts: { en: 'penalty', ar: 'ركلة جزاء' }, avoid: { en: [], ar: [' ضربة  جزاء ', ''] } };
const read = async (as = owner): Promise<Glossary> =>
  ((await as.ask('GET', '/desk/glossary')).body as { data: Glossary }).data;
const add = async (term: object, as = owner) => as.ask('POST', '/desk/glossary', term);
const added = async (term: object): Promise<GlossaryTerm> =>
  ((await add(term)).body as { data: GlossaryTerm }).data;
const fieldsIn = ({ body }: { body: unknown }) =>
  (body as { error: { fields: Record<string, string[]> } }).error.fields;

test('a term is added, changed by its version, and removed', async () => {
  const term = await added(PENALTY);
  expect(term).toMatchObject({ texts: PENALTY.texts, avoid: { en: [], ar: ['ضربة جزاء'] } });
  const path = `/desk/glossary/${term.id}`;
  const change = { ...PENALTY, texts: { en: 'penalty kick', ar: 'ركلة جزاء' }, version: term.version };
  expect((await owner.ask('PUT', path, change)).body).toMatchObject({
    data: { id: term.id, texts: change.texts },
  });
  const late = await owner.ask('PUT', path, { ...change, texts: { en: 'spot kick', ar: 'ركلة جزاء' } });
  expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('غيّر شخص آخر')]);
  expect((await read()).terms.map(({ texts }) => texts.en)).toEqual(['penalty kick']);
  expect((await owner.ask('DELETE', path)).status).toBe(200);
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await owner.ask(method, path, method === 'PUT' ? change : undefined)).status).toBe(404);
  expect((await read()).terms).toEqual([]);
});

test('all editors read it; those who publish both languages change it', async () => {
  await add(PENALTY);
  for (const [role, may] of [
    ['sahra-editor-en', false],
    ['sahra-editor-ar', false],
    ['sahra-publisher', true],
    ['sahra-moderator', false],
  ] as const) {
    const { terms, mayChange } = await read(deskOf(role));
    expect([role, terms.length > 0, mayChange]).toEqual([role, true, may]);
    const { status } = await add({ ...PENALTY, texts: { en: role, ar: `مصطلح ${role}` } }, deskOf(role));
    expect([role, status]).toEqual([role, may ? 200 : 403]);
  }
  const [term] = (await read()).terms;
  expect((await deskOf('sahra-editor-ar').ask('DELETE', `/desk/glossary/${term?.id}`)).status).toBe(403);
  expect((await fetch(`${cms.origin}/desk/glossary`)).status).toBe(401);
});

test.each([
  ['nothing', undefined, ['ar', 'en']],
  ['no letters', { texts: { en: '!!', ar: 'ـ' } }, ['ar', 'en']],
  ['a long text', { texts: { en: 'a'.repeat(61), ar: 'ا' } }, ['en']],
  ['its own word to avoid', { ...PENALTY, avoid: { ar: ['رَكلة جزاء'] } }, ['avoid_ar']],
  [
    'many words to avoid',
    { ...PENALTY, avoid: { en: Array.from({ length: 9 }, (_, n) => `w${n}`) } },
    ['avoid_en'],
  ],
  ['other kinds of values', { texts: 7, avoid: 'x' }, ['ar', 'en']],
])('%s is refused at its fields, and nothing is kept', async (_, term, fields) => {
  const refused = await add(term ?? {});
  expect([refused.status, Object.keys(fieldsIn(refused)).toSorted()]).toEqual([400, fields]);
  expect((await read()).terms).toEqual([]);
});

test('the same term in another spelling is refused at its language', async () => {
  await add(PENALTY);
  expect(fieldsIn(await add({ texts: { en: 'Pénalty', ar: 'أخرى' } }))).toEqual({
    en: ['هذا المصطلح في المسرد.'],
  });
  expect(Object.keys(fieldsIn(await add({ texts: { en: 'other', ar: 'رَكلةُ جزاء' } })))).toEqual(['ar']);
  const other = await added({ texts: { en: 'other', ar: 'أخرى' } });
  const change = { texts: { en: 'penalty', ar: 'أخرى' }, version: other.version };
  expect((await owner.ask('PUT', `/desk/glossary/${other.id}`, change)).status).toBe(400);
});

test('a full glossary takes no more', async () => {
  await cms.strapi.db.connection.raw(
    `INSERT INTO desk.glossary (en, ar, folded_en, folded_ar, avoid_en, avoid_ar)
     SELECT n, n, n, n, '{}', '{}' FROM (SELECT generate_series(1, ?)::text AS n) numbers`,
    [TERMS_MAX],
  );
  expect((await add(PENALTY)).status).toBe(409);
});
