import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { publishedShow, SHOW_TEXT } from '../../testing/published-records';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';
import type { HistoryEntry, LiveReport, RecordDetail } from '../record/record-detail';

/** The site: its only page, with its status, and the addresses that were asked for. */
const site = { html: '', status: 200, asked: [] as string[] };
let server: Server;
let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  server = createServer((request, response) => {
    site.asked.push(request.url ?? '');
    response.statusCode = site.status;
    response.end(site.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['SITE_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
});
afterAll(async () => {
  await cms.close();
  server.close();
  delete process.env['SITE_URL'];
});

const publisher = (): AdminUser => deskOf('sahra-publisher');
const desk = (as = publisher()): ReturnType<typeof recordDesk> => recordDesk(as);
const historyOf = async (documentId: string, as = publisher()): Promise<HistoryEntry[]> => {
  const path = `/desk/record/history?type=show&documentId=${documentId}`;
  return ((await as.ask('GET', path)).body as { data: HistoryEntry[] }).data;
};
const acts = async (documentId: string, language: Locale | null): Promise<[string, string | null][]> =>
  (await historyOf(documentId))
    .filter((entry) => entry.language === language)
    .map(({ act, by }) => [act, by]);
const save = async (
  documentId: string,
  language: Locale,
  values: object,
  as = publisher(),
): Promise<RecordDetail> => {
  const { version = '' } = (await desk(as).read('show', documentId)).words?.[language] ?? {};
  return detailIn(await desk(as).put('show', documentId, { words: { [language]: { version, values } } }));
};

describe('the history of a record', () => {
  test('has what was there, saves of one editor as one entry, and each publish', async () => {
    const id = await publishedShow(cms);
    await save(id, 'en', { title: 'A long show' });
    await save(id, 'en', { title: 'A very long show' });
    await save(id, 'en', { people: 'Mona' }, deskOf('sahra-editor-en'));
    await desk().publish('show', id, 'en');
    expect(await acts(id, 'en')).toEqual([
      ['published', 'sahra-publisher'],
      ['saved', 'sahra-editor-en'],
      ['saved', 'sahra-publisher'],
      ['published', null],
      ['saved', null],
    ]);
    const changed = (await historyOf(id)).find(({ changes }) =>
      changes.some(({ field }) => field === 'title'),
    );
    expect(changed?.changes).toEqual([
      {
        field: 'title',
        label: 'Title',
        words: [
          { kind: 'same', text: 'A ' },
          { kind: 'added', text: 'very long ' },
          { kind: 'same', text: 'show' },
        ],
      },
    ]);
  });

  test('restores an entry into the draft and publishes nothing', async () => {
    const id = await publishedShow(cms);
    await save(id, 'ar', { title: 'اسم آخر' });
    await desk().publish('show', id, 'ar');
    const first = (await historyOf(id)).findLast(({ language }) => language === 'ar');
    const restore = (as: AdminUser): ReturnType<AdminUser['ask']> =>
      as.ask('POST', '/desk/record/restore', { id: first?.id ?? '' });

    expect((await restore(deskOf('sahra-editor-en'))).status).toBe(403);
    expect((await restore(deskOf('sahra-moderator'))).status).toBe(403);
    const detail = detailIn(await restore(deskOf('sahra-editor-ar')));
    expect([detail.words?.ar.values['title'], detail.words?.ar.state]).toEqual(['برنامج', 'draft']);
    expect((await acts(id, 'ar'))[0]).toEqual(['restored', 'sahra-editor-ar']);
    const missing = await publisher().ask('POST', '/desk/record/restore', { id: '999999' });
    expect(missing.status).toBe(404);
  });

  test('has the facts too, and goes with the record', async () => {
    const id = await publishedShow(cms);
    const { facts } = await desk().read('show', id);
    const version = facts?.version ?? '';
    await desk().put('show', id, { facts: { version, values: { year: 2021, original: true } } });
    const [latest] = (await historyOf(id)).filter(({ language }) => language === null);
    expect(latest?.changes.map(({ label, words }) => [label, words.at(-1)?.text])).toEqual([
      ['Year', '2021'],
      ['Original', 'Yes'],
    ]);
    await publisher().ask('DELETE', `/desk/record?type=show&documentId=${id}`);
    expect(await historyOf(id)).toEqual([]);
  });

  test('names a picture that was deleted, and restores the rest', async () => {
    const id = await publishedShow(cms);
    const words = cms.strapi.documents(SHOW_TEXT);
    for (const locale of LOCALES) {
      const data = fields({ posterAlt: locale === 'en' ? 'A show' : 'برنامج' });
      await words.update({ documentId: id, locale, data });
    }
    await words.publish({ documentId: id, locale: '*' });
    const owner = await signInAs(cms, SUPER_ADMIN, 'ar');
    const files = cms.strapi.db.query('plugin::upload.file');
    const savePicture = async (name: string, year: number, as: AdminUser): Promise<number> => {
      const file = { name, hash: name, ext: '.png', mime: 'image/png', size: 1, provider: 'local' };
      const place = { url: `/uploads/${name}`, width: 320, height: 180, folderPath: '/' };
      const picture = (await files.create({ data: { ...file, ...place } })) as { id: number };
      const version = (await desk(as).read('show', id)).facts?.version ?? '';
      const values = { poster: { id: picture.id }, year };
      detailIn(await desk(as).put('show', id, { facts: { version, values } }));
      return picture.id;
    };
    const deleted = await savePicture('old.png', 2001, publisher());
    const current = await savePicture('new.png', 2002, owner);
    await files.delete({ where: { id: deleted } });

    const [, old] = (await historyOf(id)).filter(({ language }) => language === null);
    expect(old?.deletedPictures).toEqual(['Poster']);
    const inArabic = (await historyOf(id, owner)).find(({ deletedPictures }) => deletedPictures.length > 0);
    expect(inArabic?.changes.flatMap(({ words }) => words.map(({ text }) => text))).toContain('صورة محذوفة');
    const body = { id: old?.id ?? '' };
    const { facts } = detailIn(await publisher().ask('POST', '/desk/record/restore', body));
    // The picture of now stays.
    expect(facts?.values).toMatchObject({ year: 2001, poster: { id: current } });
  });

  test('keeps at most a hundred entries of a language', async () => {
    const id = await publishedShow(cms);
    await cms.strapi.db.connection.raw(
      `INSERT INTO desk.history (uid, document, locale, at, act, fields)
       SELECT ?, ?, 'en', now(), 'published', '{}' FROM generate_series(1, 105)`,
      [SHOW_TEXT, id],
    );
    await desk().publish('show', id, 'en');
    expect(await acts(id, 'en')).toHaveLength(100);
    expect((await acts(id, 'ar')).length).toBeGreaterThan(0);
  });
});

test('an outdated text says what changed in the other language since', async () => {
  const id = await publishedShow(cms);
  await save(id, 'en', { description: 'Of many people.' });
  await desk().publish('show', id, 'en');
  const { words } = await desk().read('show', id);
  expect([words?.en.sourceChanges, words?.ar.state]).toEqual([null, 'outdated']);
  const changes = [
    {
      ...{ field: 'description', label: 'Description' },
      words: [
        { kind: 'same', text: 'Of ' },
        { kind: 'added', text: 'many ' },
        { kind: 'same', text: 'people.' },
      ],
    },
  ];
  expect(words?.ar.sourceChanges).toEqual(changes);

  await save(id, 'ar', { description: 'عن ناس كثيرين.' });
  const begun = (await desk().read('show', id)).words?.ar;
  expect([begun?.state, begun?.sourceChanges]).toEqual(['draft', changes]);
  await desk().publish('show', id, 'ar');
  expect((await desk().read('show', id)).words?.ar.sourceChanges).toBeNull();
});

describe('a publish', () => {
  const liveOf = async (documentId: string, since: string): Promise<LiveReport> => {
    const query = new URLSearchParams({ type: 'show', documentId, language: 'en', since });
    const { body } = await publisher().ask('GET', `/desk/record/live?${query.toString()}`);
    return (body as { data: LiveReport }).data;
  };

  test('is live when the page has a text that is new in it', async () => {
    const id = await publishedShow(cms);
    await save(id, 'en', { description: 'Of people & of a river.' });
    const { words, addresses } = detailIn(await desk().publish('show', id, 'en'));
    const since = words?.en.publishedAt ?? '';
    site.html = '<h1>A show</h1><p>Of people.</p>';
    expect(await liveOf(id, since)).toEqual({ live: false, afterMs: null });
    site.html = '<h1>A show</h1><p>Of people &amp; of a river.</p>';
    expect(await liveOf(id, since)).toEqual({ live: true, afterMs: expect.any(Number) });
    // Its HTML, and what its script reads when it opens: a page that is built ahead is old for a while.
    expect(
      site.asked
        .slice(-2)
        .map((path) => path.split('?')[0])
        .sort(),
    ).toEqual([addresses?.en, '/graphql']);
    const described = async (description: string): Promise<boolean> => {
      await save(id, 'en', { description });
      const again = detailIn(await desk().publish('show', id, 'en')).words?.en.publishedAt ?? '';
      return (await liveOf(id, again)).live;
    };
    // The page still has what was taken out, and then the former order.
    expect(await described('Of people.')).toBe(false);
    site.html = '<h1>A show</h1><p>Of people.</p>';
    expect(await described('Of people; of cities.')).toBe(false);
    site.html = '<h1>A show</h1><p>Of people; of cities.</p>';
    expect(await described('of cities; Of people.')).toBe(false);
    site.html = '<h1>A show</h1><p>of cities; Of people.</p>';
    expect((await liveOf(id, since)).live).toBe(true);
    expect(await described('Of people.')).toBe(false);
    site.html = '<h1>A show</h1><p>Of people.</p>';
    expect((await liveOf(id, since)).live).toBe(true);
    site.status = 404;
    expect((await liveOf(id, since)).live).toBe(false);
    server.close();
    server.closeAllConnections();
    expect((await liveOf(id, since)).live).toBe(false);
  });

  test('cannot be asked about without an instant', async () => {
    const path = '/desk/record/live?type=show&documentId=x&language=en&since=today';
    expect((await publisher().ask('GET', path)).status).toBe(400);
  });
});

test('the documents of other programs are noted as well', async () => {
  const id = await publishedShow(cms);
  await cms.strapi
    .documents(SHOW_TEXT)
    .update({ documentId: id, locale: 'en', data: fields({ title: 'By a program' }) });
  expect((await acts(id, 'en'))[0]).toEqual(['saved', null]);
});
