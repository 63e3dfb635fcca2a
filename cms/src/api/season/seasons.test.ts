import { requestAndValidate } from '../../testing/request-and-validate';
import { catalogueWriter, type CatalogueWriter } from '../../testing/catalogue-writer';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import type { Show } from '../show/show.schema';

let cms: TestCms;
let write: CatalogueWriter;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  write = catalogueWriter(cms.strapi);
});
afterAll(() => cms.close());

const showOf = async (slug: string, query = ''): Promise<Show> => {
  const { body } = await requestAndValidate(cms, `/api/shows/${slug}${query}`);
  return (body as { data: Show }).data;
};

const changesAfter = async (number: number): Promise<{ type: string; document: string }[]> => {
  const { body } = await cms.get(`/api/changes?after=${number}`);
  return (body as { data: { type: string; document: string }[] }).data;
};
const lastChange = async (): Promise<number> => {
  const { body } = await cms.get('/api/changes?after=0');
  return (body as { meta: { last: number } }).meta.last;
};

test('a show tells its seasons in their order, with the names and years that editors wrote', async () => {
  const show = await write.show('friday-league');
  await write.season({ show, number: 2, year: 2026 }, { en: 'The Season with Nets', ar: 'موسم الشباك' });
  await write.season({ show, number: 1, year: null }, { en: '', ar: '' });
  await write.video({ code: 'friday21', show, seasonNumber: 2, episodeNumber: 1 });
  await write.video({ code: 'friday11', show, seasonNumber: 1, episodeNumber: 1 });
  await write.video({ code: 'friday12', show, seasonNumber: 1, episodeNumber: 2 });
  await write.video({ code: 'fridaycl', show, seasonNumber: 1, kind: 'clip' });
  expect((await showOf('friday-league')).seasons).toEqual([
    { number: 1, title: null, locale: null, year: null, episode_count: 2 },
    { number: 2, title: 'The Season with Nets', locale: 'en', year: 2026, episode_count: 1 },
  ]);
});

test('a season with nothing to watch in it is not told', async () => {
  const show = await write.show('coming-back');
  await write.season({ show, number: 1, year: 2025 }, { en: 'First', ar: 'الأول' });
  await write.season({ show, number: 2, year: 2027 }, { en: 'Second', ar: 'الثاني' });
  await write.video({ code: 'coming11', show, seasonNumber: 1, episodeNumber: 1 });
  expect((await showOf('coming-back')).seasons).toMatchObject([{ number: 1, title: 'First' }]);
});

test('a show whose only season has no name tells it too, so that its episodes can be found by it', async () => {
  const show = await write.show('one-season');
  await write.season({ show, number: 1, year: 2025 }, { en: '', ar: '' });
  await write.video({ code: 'oneseas1', show, seasonNumber: 1, episodeNumber: 1 });
  expect((await showOf('one-season')).seasons).toMatchObject([{ number: 1, title: null, year: 2025 }]);
});

test('a name that is missing in one language comes from the other, and says so', async () => {
  const show = await write.show('half-named');
  await write.season({ show, number: 1, year: null }, { ar: 'موسم المطر' });
  await write.video({ code: 'halfnam1', show, seasonNumber: 1, episodeNumber: 1 });
  expect((await showOf('half-named', '?fallback=ar')).seasons).toMatchObject([
    { title: 'موسم المطر', locale: 'ar' },
  ]);
});

test('episodes are read by season, then by number, page by page', async () => {
  const show = await write.show('in-order');
  const placed = [
    [2, 1],
    [1, 2],
    [null, 1],
    [1, 1],
    [2, 2],
  ] as const;
  for (const [season, episode] of placed)
    await write.video({
      code: `order${season ?? 0}${episode}`,
      show,
      seasonNumber: season,
      episodeNumber: episode,
    });
  const codes: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const { body } = await requestAndValidate(
      cms,
      `/api/videos?show=in-order&kind=episode&limit=2${next && `&cursor=${next}`}`,
    );
    const page = body as { data: { code: string }[]; meta: { next: string | null } };
    codes.push(...page.data.map(({ code }) => code));
    next = page.meta.next;
  }
  expect(codes).toEqual(['order11', 'order12', 'order21', 'order22', 'order01']);
  const { body } = await requestAndValidate(cms, '/api/videos?show=in-order&kind=episode&season=2');
  expect(body).toMatchObject({
    data: [
      { code: 'order21', season_number: 2 },
      { code: 'order22', season_number: 2 },
    ],
  });
});

test('a show has each number once, also when it is written in SQL', async () => {
  const [show, other] = [await write.show('twice'), await write.show('not-twice')];
  await write.season({ show, number: 1, year: null }, {});
  await expect(write.season({ show, number: 1, year: null }, {})).rejects.toThrow(
    'Another season has this show and number already.',
  );
  await write.season({ show: other, number: 1, year: null }, {});
  const raw = cms.strapi.db.connection;
  await expect(
    raw.raw(
      `UPDATE seasons_show_lnk SET show_id = (SELECT id FROM shows WHERE slug = 'twice')
       WHERE show_id = (SELECT id FROM shows WHERE slug = 'not-twice')`,
    ),
  ).rejects.toThrow('two seasons of one number');
});

test('what changes in a season, changes its show', async () => {
  const show = await write.show('feed-of-seasons');
  let last = await lastChange();
  const season = await write.season({ show, number: 1, year: null }, { en: 'Rain', ar: 'المطر' });
  expect(await changesAfter(last)).toContainEqual(
    expect.objectContaining({ type: 'show', document: 'feed-of-seasons' }),
  );
  last = await lastChange();
  await cms.strapi.documents('api::season.season').delete({ documentId: season });
  expect(await changesAfter(last)).toEqual([
    expect.objectContaining({ type: 'show', document: 'feed-of-seasons' }),
  ]);
});
