import { requestAndValidate } from '../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import type { Row } from './row.schema';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const home = () => cms.strapi.documents('api::home.home');

let documentId: string | undefined;
const write = async (rows: object[]): Promise<string> => {
  const data = fields({ title: 'Home', rows });
  if (documentId === undefined) ({ documentId } = await home().create({ data, locale: 'en' }));
  else await home().update({ documentId, data, locale: 'en' });
  return documentId;
};
const publish = async (rows: object[]): Promise<Row[]> => {
  await home().publish({ documentId: await write(rows), locale: 'en' });
  const { body } = await requestAndValidate(cms, '/api/pages/home');
  return (body as { data: { rows: Row[] } }).data.rows;
};

const channel = async (slug: string): Promise<string> =>
  (await cms.strapi.documents('api::channel.channel').create({ data: fields({ slug }) })).documentId;

test('rows stand as the editor put them; an id says what a row shows and is never there twice', async () => {
  const rows = await publish([
    { title: 'Fresh', source: 'newest' },
    { title: 'Padel', source: 'channel', channel: await channel('padel'), path: '/padel' },
    { title: 'Fresh again', source: 'newest' },
  ]);
  expect(rows).toEqual([
    {
      id: 'home-newest',
      title: 'Fresh',
      source: 'newest',
      shape: 'wide',
      channel_slug: null,
      sport_slug: null,
      path: null,
    },
    {
      id: 'home-channel-padel',
      title: 'Padel',
      source: 'channel',
      shape: 'wide',
      channel_slug: 'padel',
      sport_slug: null,
      path: '/padel',
    },
    {
      id: 'home-newest-2',
      title: 'Fresh again',
      source: 'newest',
      shape: 'wide',
      channel_slug: null,
      sport_slug: null,
      path: null,
    },
  ]);
});

test('a row of one sport says which', async () => {
  const { documentId: padel } = await cms.strapi
    .documents('api::sport.sport')
    .create({ data: fields({ slug: 'padel' }) });
  expect(await publish([{ title: 'Padel', source: 'sport', sport: padel }])).toMatchObject([
    { id: 'home-sport-padel', shape: 'wide', channel_slug: null, sport_slug: 'padel' },
  ]);
});

test('a row of a channel that was deleted is left out', async () => {
  const lost = await channel('lost');
  expect(await publish([{ title: 'Lost', source: 'channel', channel: lost }])).toHaveLength(1);
  await cms.strapi.documents('api::channel.channel').delete({ documentId: lost });
  expect((await requestAndValidate(cms, '/api/pages/home')).body).toMatchObject({ data: { rows: [] } });
});

test.each([
  [{ title: 'One', source: 'channel' }, 'Choose the channel'],
  [{ title: 'One', source: 'sport' }, 'Choose the sport'],
  [{ title: 'One', source: 'shows', path: '/no/such/page' }, 'is no page of the site'],
])('a page with the row %j is not published, and says why', async (row, reason) => {
  await expect(publish([row])).rejects.toThrow(reason);
});

test('an editor whose desk is in Arabic reads the reason in Arabic', async () => {
  const editor = { state: { user: { id: 1, preferedLanguage: 'ar' } } } as unknown as Parameters<
    typeof cms.strapi.requestContext.run
  >[0];
  await cms.strapi.requestContext.run(editor, async () => {
    await expect(publish([{ title: 'One', source: 'sport' }])).rejects.toThrow('اختر الرياضة');
  });
});

test('a row that is not finished in one language does not keep the other from being published', async () => {
  const unfinished = await write([{ title: 'Fresh', source: 'newest' }]);
  await home().update({
    documentId: unfinished,
    data: fields({ title: 'الرئيسية', rows: [{ title: 'رياضة', source: 'sport' }] }),
    locale: 'ar',
  });
  await home().publish({ documentId: unfinished, locale: 'en' });
  await expect(home().publish({ documentId: unfinished, locale: 'ar' })).rejects.toThrow('رياضة');
});
