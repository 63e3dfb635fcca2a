import sharp from 'sharp';

import { readAccessResult, type AccessResult } from '../testing/access-result';
import { signInAs, type AdminUser } from '../testing/admin-user';
import { problemsIn, recordDesk } from '../testing/record-desk';
import { contentAction } from '../strapi/services/user-may';
import { signInAllRoles } from '../testing/sign-in-all-roles';
import {
  FAQ,
  publishedQuestion,
  publishedShow,
  SHOW,
  SHOW_TEXT,
  WORDS_OF,
} from '../testing/published-records';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(() => cms.close());

describe('what Strapi itself would let pass', () => {
  const base = `/content-manager/collection-types/${FAQ}`;
  const arabic = { ...WORDS_OF[FAQ]?.ar };
  const english = { ...WORDS_OF[FAQ]?.en };
  const editor = (): AdminUser => deskOf('sahra-editor-ar');

  test('publishing every language at once', async () => {
    const id = await publishedQuestion(cms);
    const publish = (body: object): Promise<AccessResult> =>
      readAccessResult(editor().ask('POST', `${base}/actions/bulkPublish`, { documentIds: [id], ...body }));
    expect(await publish({ locale: 'ar' })).toBe('yes');
    expect(await publish({ locale: ['ar', 'en'] })).not.toBe('yes');
    expect(await publish({ locale: '*' })).not.toBe('yes');
    expect(
      await readAccessResult(editor().ask('POST', `${base}/${id}/actions/publish?locale=*`, {})),
    ).not.toBe('yes');
  });

  test('naming no language, which is English', async () => {
    const id = await publishedQuestion(cms);
    expect(await readAccessResult(editor().ask('PUT', `${base}/${id}`, english))).toBe('no');
    expect(await readAccessResult(editor().ask('POST', `${base}/${id}/actions/publish`, {}))).toBe('no');
    expect(await readAccessResult(editor().ask('DELETE', `${base}/${id}`))).toBe('no');
    expect(await readAccessResult(editor().ask('POST', base, english))).toBe('no');
  });

  test('writing the first English words of a question that is Arabic so far', async () => {
    const documents = cms.strapi.documents(FAQ);
    const { documentId } = await documents.create({ data: fields(arabic), locale: 'ar' });
    const { status, body } = await editor().ask('PUT', `${base}/${documentId}?locale=en`, english);
    expect(status).toBe(403);
    expect(JSON.stringify(body)).toContain('Your role does not write the English text.');
    expect(
      await readAccessResult(
        editor().ask('POST', `${base}/${documentId}/actions/publish?locale=en`, english),
      ),
    ).toBe('no');
    expect(await documents.findOne({ documentId, locale: 'en' })).toBeNull();
  });

  test('copying a question together with its English words', async () => {
    const id = await publishedQuestion(cms);
    expect(await readAccessResult(editor().ask('POST', `${base}/clone/${id}`, english))).toBe('no');
    expect(await readAccessResult(editor().ask('POST', `${base}/auto-clone/${id}`, {}))).toBe('no');
  });
});

describe('a role that the owner made', () => {
  /** Signs in somebody whose role reads questions and shows, and writes what is named. */
  const signInWith = async (code: string, writes: object): Promise<AdminUser> => {
    const { id: role } = await cms.strapi.db.query('admin::role').create({ data: { code, name: code } });
    const permission = (data: object): Promise<unknown> =>
      cms.strapi.db
        .query('admin::permission')
        .create({ data: { properties: {}, conditions: [], ...data, role } });
    for (const subject of [FAQ, SHOW, SHOW_TEXT])
      await permission({ action: contentAction('read'), subject });
    await permission({ action: contentAction('update'), ...writes });
    return signInAs(cms, code);
  };

  test('writes its fields in the desk, and none that it leaves out', async () => {
    const editor = await signInWith('questions', {
      subject: FAQ,
      properties: { fields: ['question'], locales: ['en'] },
    });
    const desk = recordDesk(editor);
    const id = await publishedQuestion(cms);
    const put = async (values: object): ReturnType<typeof desk.put> => {
      const version = (await desk.read('question', id)).words?.en.version;
      return desk.put('question', id, { words: { en: { version, values } } });
    };
    const refused = await put({ question: 'Another question?', answer: 'Another answer.' });
    expect(refused.status).toBe(403);
    expect(problemsIn(refused).map(({ path }) => path)).toEqual([['answer']]);
    expect((await put({ question: 'Another question?' })).status).toBe(200);
    expect((await desk.read('question', id)).words?.en.values).toMatchObject({
      question: 'Another question?',
      answer: 'An answer.',
    });
  });

  test.each([
    ['no list of languages', {}, [false, false]],
    ['an empty list', { locales: [] }, [false, false]],
    ['all languages', { locales: null }, [true, true]],
  ])('with %s writes words as in Strapi', async (name, properties, expected) => {
    const editor = await signInWith(name.replaceAll(' ', '-'), { subject: SHOW_TEXT, properties });
    const { words } = await recordDesk(editor).read('show', await publishedShow(cms));
    expect([words?.en.may.write, words?.ar.may.write]).toEqual(expected);
  });

  test('has its permissions read once for a request, however many checks ask for them', async () => {
    const editor = deskOf('sahra-publisher');
    const id = await publishedQuestion(cms);
    const { words } = await recordDesk(editor).read('question', id);
    const read = jest.spyOn(cms.strapi.service('admin::permission'), 'findUserPermissions');
    await editor.ask('GET', '/admin/users/me');
    const ownOfStrapi = read.mock.calls.length;
    const version = words?.en.version;
    for (const status of [200, 409]) {
      read.mockClear();
      const save = { words: { en: { version, values: { answer: `Answer of ${status}.` } } } };
      expect((await recordDesk(editor).put('question', id, save)).status).toBe(status);
      expect(read.mock.calls.length - ownOfStrapi).toBe(1);
    }
    read.mockRestore();
  });

  test('does nothing in the desk that it may do under a condition only', async () => {
    const editor = await signInWith('own-shows', { subject: SHOW, conditions: ['admin::is-creator'] });
    const id = await publishedShow(cms);
    expect((await recordDesk(editor).read('show', id)).facts?.may.write).toBe(false);
    const facts = { version: '', values: { original: true } };
    expect((await recordDesk(editor).put('show', id, { facts })).status).toBe(403);
  });
});

describe('pictures of the media library', () => {
  const picture = async (): Promise<FormData> => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#102840' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('files', new File([new Uint8Array(bytes)], 'night.png', { type: 'image/png' }));
    return form;
  };
  const idOf = (body: unknown): number => {
    const [first] = body as { id: number }[];
    if (!first) throw new Error('Nothing was uploaded.');
    return first.id;
  };
  const changes = async (desk: AdminUser, id: number): Promise<AccessResult[]> => {
    const described = new FormData();
    described.append('fileInfo', JSON.stringify({ alternativeText: 'A night' }));
    return [
      await readAccessResult(desk.ask('POST', `/upload?id=${id}`, described)),
      await readAccessResult(desk.ask('POST', `/upload?id=${id}`, await picture())),
      await readAccessResult(desk.ask('DELETE', `/upload/files/${id}`)),
    ];
  };

  test.each(['sahra-editor-en', 'sahra-editor-ar'])(
    'are uploaded by %s, who describes and replaces its own only, and deletes none',
    async (code) => {
      const theirs = await deskOf('sahra-publisher').ask('POST', '/upload', await picture());
      expect(await changes(deskOf(code), idOf(theirs.body))).toEqual(['no', 'no', 'no']);
      const own = await deskOf(code).ask('POST', '/upload', await picture());
      expect(own.status).toBe(201);
      expect(await changes(deskOf(code), idOf(own.body))).toEqual(['yes', 'yes', 'no']);
    },
  );

  test('are all a publisher’s', async () => {
    const theirs = await deskOf('sahra-editor-ar').ask('POST', '/upload', await picture());
    expect(await changes(deskOf('sahra-publisher'), idOf(theirs.body))).toEqual(['yes', 'yes', 'yes']);
  });

  test.each(['sahra-moderator', 'sahra-support'])('are looked at by %s', async (code) => {
    const theirs = await deskOf('sahra-publisher').ask('POST', '/upload', await picture());
    expect(await readAccessResult(deskOf(code).ask('GET', '/upload/files'))).toBe('yes');
    expect(await readAccessResult(deskOf(code).ask('POST', '/upload', await picture()))).toBe('no');
    expect(await changes(deskOf(code), idOf(theirs.body))).toEqual(['no', 'no', 'no']);
  });

  test('do not become the poster of a show on their way in', async () => {
    const documentId = await publishedShow(cms);
    const stored: { id: number } = await cms.strapi.db.query(SHOW).findOne({ where: { documentId } });
    const form = await picture();
    for (const [name, value] of Object.entries({ ref: SHOW, refId: String(stored.id), field: 'poster' }))
      form.append(name, value);
    await deskOf('sahra-editor-ar').ask('POST', '/upload', form);
    const after = await cms.strapi.documents(SHOW).findOne({ documentId, populate: ['poster'] });
    expect(after).toMatchObject({ poster: null });
  });
});
