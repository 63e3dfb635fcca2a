import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { ADMIN_ROLES } from '../../roles/admin-roles';
import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { detailIn, problemsIn, recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';
import { DESK_TYPES } from '../desk-types';
import { readForm } from '../form/read-form';
import type { FormField } from '../form/record-form';
import type { NewRecord, PictureValue, RecordDetail, UsedIn } from './record-detail';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
  deskOf = await signInAllRoles(cms);
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());

const publisher = (): AdminUser => deskOf('sahra-publisher');
const idOf = (type: string): Promise<string> => recordDesk(owner).idOf(type);
const read = (type: string, id: string, as = publisher()): Promise<RecordDetail> =>
  recordDesk(as).read(type, id);
const put = (type: string, id: string, save: object, as = publisher()): Promise<TestResponse> =>
  recordDesk(as).put(type, id, save);
const publish = (type: string, id: string, language: Locale, as = publisher()): Promise<TestResponse> =>
  recordDesk(as).publish(type, id, language);

describe('the form', () => {
  const labels = (fields: readonly FormField[]): string[] =>
    fields.flatMap(({ label, choices, parts }) => [
      label,
      ...choices.map((choice) => choice.label),
      ...labels(parts ?? []),
    ]);

  test.each(DESK_TYPES.map((type) => [type.type, type] as const))(
    'of %s has a label for every field and choice, in Arabic letters for Arabic',
    (_, type) => {
      const [english, arabic] = LOCALES.map((locale) => {
        const { facts, words } = readForm(cms.strapi, type, locale);
        return labels([...facts, ...words]);
      });
      expect(english?.length).toBeGreaterThan(0);
      expect(english?.filter((label) => /\b(?:facts|words|slug)\b|[a-z][A-Z]/u.test(label))).toEqual([]);
      expect(arabic?.filter((label) => !/\p{Script=Arabic}/u.test(label))).toEqual([]);
    },
  );
});

describe('a record', () => {
  test.each(DESK_TYPES.map(({ type }) => type))(
    'acceptance 187: of the type %s is read whole',
    async (type) => {
      const detail = await read(type, await idOf(type));
      expect(detail.record.type).toBe(type);
      expect(detail.checks.filter(({ level }) => level === 'refused')).toEqual([]);
    },
  );

  test('that is the only one of its type needs no id, and one that is gone is not found', async () => {
    const { body } = await publisher().ask('GET', '/desk/record?type=home');
    expect(body).toMatchObject({ data: { addresses: { en: '/en/home', ar: '/ar/home' }, facts: null } });
    for (const query of ['type=video&documentId=gone', 'type=video', 'type=nothing', ''])
      expect((await publisher().ask('GET', `/desk/record?${query}`)).status).toBe(404);
    expect((await fetch(`${cms.origin}/desk/record?type=home`)).status).toBe(401);
  });
});

describe('a new record', () => {
  test('is created with both languages, saved, published and deleted', async () => {
    const form = await publisher().ask('GET', '/desk/record/new?type=video');
    const fields = (form.body as { data: NewRecord }).data.form.facts;
    const code = fields.find(({ name }) => name === 'code')?.initial;
    const created = await publisher().ask('POST', '/desk/record', {
      type: 'video',
      facts: { code },
      words: { en: { title: 'Rain', description: 'It rains.' }, ar: { title: 'مطر' } },
    });
    const { record, words, addresses } = detailIn(created);
    expect(record).toMatchObject({ key: code, states: { en: 'draft', ar: 'draft' } });
    expect(addresses).toEqual({ en: `/en/watch/${String(code)}`, ar: `/ar/watch/${String(code)}` });

    const { documentId } = record;
    const refused = await publish('video', documentId, 'ar', owner);
    expect([refused.status, problemsIn(refused)]).toEqual([
      400,
      [{ language: 'ar', path: ['description'], label: 'الوصف', sentence: 'هذا الحقل ما زال فارغًا.' }],
    ]);
    const version = words?.ar.version ?? '';
    const saved = await put('video', documentId, {
      words: { ar: { version, values: { description: 'تمطر.', chapters: [{ start: '1', title: 'غيم' }] } } },
    });
    expect(detailIn(saved).words?.ar.values).toMatchObject({ chapters: [{ start: '1', title: 'غيم' }] });
    const live = detailIn(await publish('video', documentId, 'ar'));
    expect([live.record.states, live.words?.ar.changedBy]).toEqual([
      { en: 'draft', ar: 'live' },
      'sahra-publisher',
    ]);
    const taken = await publisher().ask('POST', '/desk/record/unpublish', {
      ...{ type: 'video', documentId, language: 'ar' },
    });
    expect(detailIn(taken).record.states.ar).toBe('draft');

    const gone = await publisher().ask('DELETE', `/desk/record?type=video&documentId=${documentId}`);
    expect(gone.status).toBe(200);
    expect((await publisher().ask('GET', `/desk/record?type=video&documentId=${documentId}`)).status).toBe(
      404,
    );
  });

  test('without facts is created in one language or in both', async () => {
    const one = detailIn(
      await deskOf('sahra-editor-ar').ask('POST', '/desk/record', {
        ...{ type: 'question', words: { ar: { question: 'لماذا؟', answer: 'لأن.' } } },
      }),
    );
    expect(one.record.states).toEqual({ en: 'missing', ar: 'draft' });
    const { version = '' } = one.words?.en ?? {};
    const both = await put('question', one.record.documentId, {
      words: { en: { version, values: { question: 'Why?', answer: 'Because.' } } },
    });
    expect(detailIn(both).record.states).toEqual({ en: 'draft', ar: 'draft' });
    expect((await publisher().ask('POST', '/desk/record', { type: 'question' })).status).toBe(400);
  });

  test('that cannot be is refused at its fields, in the language of the editor', async () => {
    const body = { type: 'show', facts: { slug: 'No Address', year: 1200, ageRating: 'old' }, words: {} };
    const { status, ...response } = await owner.ask('POST', '/desk/record', body);
    const problems = problemsIn({ status, ...response });
    expect([status, problems.map(({ path }) => path.join('.')).sort()]).toEqual([
      400,
      ['ageRating', 'slug', 'year'],
    ]);
    expect(problems.every(({ sentence }) => /\p{Script=Arabic}/u.test(sentence))).toBe(true);
    const taken = await owner.ask('POST', '/desk/record', { type: 'channel', facts: { slug: 'subscribe' } });
    expect([taken.status, problemsIn(taken)[0]?.sentence]).toEqual([400, expect.stringContaining('غيره')]);
    const twice = await owner.ask('POST', '/desk/record', {
      ...{ type: 'sport', facts: { slug: (await read('sport', await idOf('sport'))).record.key } },
    });
    expect([twice.status, problemsIn(twice)]).toEqual([
      400,
      [{ language: null, path: ['slug'], sentence: expect.stringContaining('رياضة') }],
    ]);
  });
});

describe('a save', () => {
  test('merges what two editors changed in different fields, and refuses the same field', async () => {
    const id = await idOf('show');
    const before = await read('show', id);
    const version = before.words?.en.version ?? '';
    const change = (values: object, more: object = {}): Promise<TestResponse> =>
      put('show', id, { words: { en: { version, values } }, ...more });

    expect((await change({ title: 'Theirs' })).status).toBe(200);
    const merged = detailIn(await change({ people: 'Mine' }));
    expect(merged.words?.en.values).toMatchObject({ title: 'Theirs', people: 'Mine' });
    const facts = { version: before.facts?.version ?? '', values: { year: 2020 } };
    const refused = await change({ title: 'Mine' }, { facts });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { conflicts: [{ language: 'en', field: 'title', theirs: 'Theirs', by: 'sahra-publisher' }] } },
    ]);
    expect((await read('show', id)).facts?.values['year']).toBe(before.facts?.values['year']);
    expect((await change({ title: 'Theirs' })).status).toBe(200);
  });

  test('changes chosen records, pictures and focal points, but not an address', async () => {
    const id = await idOf('show');
    const { facts } = await read('show', id);
    const picture = facts?.values['wide'] as PictureValue;
    const version = facts?.version ?? '';
    const values = { poster: { id: picture.id }, channel: null };
    const focalPoints = [{ id: picture.id, x: 20, y: 30, was: picture.focalPoint }];
    const saved = detailIn(await put('show', id, { facts: { version, values }, focalPoints }));
    expect(saved.facts?.values).toMatchObject({
      ...{ channel: null, poster: { id: picture.id, focalPoint: { x: 20, y: 30 } } },
    });
    const channel = { type: 'channel', documentId: await idOf('channel') };
    const again = detailIn(
      await put('show', id, { facts: { version: saved.facts?.version ?? '', values: { channel } } }),
    );
    expect(again.facts?.values['channel']).toMatchObject(channel);
    const moved = await put('show', id, { facts: { version, values: { slug: 'elsewhere' } } });
    expect([moved.status, problemsIn(moved)]).toMatchObject([400, [{ language: null, path: ['slug'] }]]);
  });

  test.each([
    ['a field that is not there', { nothing: 1 }],
    ['a number for text', { title: 5 }],
    ['a text that cannot be stored', { title: 'a'.repeat(300) }],
  ])('of %s is refused at the field', async (_, values) => {
    const id = await idOf('show');
    const version = (await read('show', id)).words?.en.version ?? '';
    const refused = await put('show', id, { words: { en: { version, values } } });
    expect([refused.status, problemsIn(refused)]).toMatchObject([
      400,
      [{ language: 'en', path: Object.keys(values) }],
    ]);
  });

  test('without a body that can be read is refused', async () => {
    expect((await publisher().ask('PUT', '/desk/record', { type: 'show' })).status).toBe(400);
  });
});

test('a deletion shows first what depends on the record', async () => {
  const id = await idOf('channel');
  const path = `/desk/record?type=channel&documentId=${id}`;
  const refused = await publisher().ask('DELETE', path);
  expect([refused.status, refused.body]).toMatchObject([409, { error: { usedIn: expect.any(Array) } }]);
  const { body } = await publisher().ask('GET', path.replace('record?', 'record/used-in?'));
  const { data } = body as { data: UsedIn[] };
  expect(data.find(({ type }) => type === 'show')?.records[0]).toMatchObject({ type: 'show' });
  expect(data).toEqual((refused.body as { error: { usedIn: UsedIn[] } }).error.usedIn);
  expect((await publisher().ask('DELETE', `${path}&confirm=true`)).status).toBe(200);
});

describe.each(ADMIN_ROLES)('a role: $code', ({ code, words, facts }) => {
  test('reads, and writes and publishes what it may', async () => {
    const id = await idOf('show');
    const detail = await read('show', id, deskOf(code));
    expect(detail.facts?.may).toEqual({ write: facts, delete: facts });
    for (const language of LOCALES) {
      const may = words.includes(language);
      expect(detail.words?.[language].may).toEqual({ write: may, publish: may });
      const { version = '' } = detail.words?.[language] ?? {};
      const save = { words: { [language]: { version, values: { people: code } } } };
      const statuses = [
        (await put('show', id, save, deskOf(code))).status,
        (await publish('show', id, language, deskOf(code))).status,
      ];
      expect([code, language, statuses]).toEqual([code, language, may ? [200, 200] : [403, 403]]);
    }
    const { version = '' } = detail.facts ?? {};
    const save = { facts: { version, values: { original: true } } };
    expect((await put('show', id, save, deskOf(code))).status).toBe(facts ? 200 : 403);
    const { status } = await deskOf(code).ask('GET', '/desk/record/new?type=show');
    expect(status).toBe(facts ? 200 : 403);
    const made = await deskOf(code).ask('POST', '/desk/record', { type: 'show', facts: { slug: code } });
    expect(made.status).toBe(facts ? 200 : 403);
    const path = `/desk/record?type=show&documentId=${facts ? detailIn(made).record.documentId : id}`;
    expect((await deskOf(code).ask('DELETE', path)).status).toBe(facts ? 200 : 403);
  });
});
