import { requestAndValidate } from '../../testing/request-and-validate';
import { catalogueWriter, type CatalogueWriter } from '../../testing/catalogue-writer';
import { startTestCms, type TestCms } from '../../testing/test-cms';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

let cms: TestCms;
let write: CatalogueWriter;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  write = catalogueWriter(cms.strapi);
  const [pitch, kitchen, alone] = [
    await write.channel('pitch'),
    await write.channel('kitchen'),
    await write.channel('alone'),
  ];
  const [football, padel] = [await write.sport('football'), await write.sport('padel')];
  const cup = await write.show('cup', { sport: football });
  const league = await write.show('league', { sport: football });
  const rackets = await write.show('rackets', { sport: padel });
  const bread = await write.show('bread');
  const episode = (code: string, show: string, place: [number | null, number], rest: object = {}) =>
    write.video({
      code,
      show,
      channel: pitch,
      seasonNumber: place[0],
      episodeNumber: place[1],
      releasedAt: ago(place[1] + 10 * (place[0] ?? 0)),
      ...rest,
    });
  await episode('cups1e1', cup, [1, 1]);
  await episode('cups1e2', cup, [1, 2]);
  await episode('cups2e1', cup, [2, 1]);
  await episode('cups2e9', cup, [2, 9], { releasedAt: ago(-1) });
  await write.video({ code: 'cupclip', show: cup, channel: pitch, kind: 'clip', releasedAt: ago(40) });
  await write.video({ code: 'cupshort', show: cup, channel: pitch, kind: 'short', releasedAt: ago(41) });
  await write.video({ code: 'cupdraft', show: cup, channel: pitch, releasedAt: ago(42) }, 'drafts');
  const event = { kind: 'match', channel: pitch, live: true, recorded: false };
  await write.video({
    ...event,
    code: 'cupsoon',
    show: cup,
    startsAt: new Date(Date.now() + HOUR_MS),
    releasedAt: ago(50),
  });
  await write.video({ ...event, code: 'cuplive', show: cup, startsAt: ago(1), releasedAt: ago(51) });
  await write.video({
    ...event,
    code: 'cupover',
    show: cup,
    startsAt: ago(2),
    endsAt: ago(1),
    releasedAt: ago(52),
  });
  await write.video({ code: 'league1', show: league, channel: kitchen, kind: 'match', releasedAt: ago(2) });
  await episode('racket1', rackets, [null, 1], { releasedAt: ago(3) });
  await write.video({ code: 'nosport1', channel: pitch, kind: 'clip', releasedAt: ago(60) });
  await write.video({ code: 'nosport2', channel: pitch, kind: 'short', releasedAt: ago(61) });
  await write.video({ code: 'bread01', show: bread, channel: kitchen, episodeNumber: 1, releasedAt: ago(5) });
  await write.video({ code: 'single1', channel: alone, kind: 'clip', releasedAt: ago(5) });
  await write.video({ code: 'nowhere1', kind: 'clip', releasedAt: ago(5) });
});
afterAll(() => cms.close());

const related = async (code: string, query = ''): Promise<string[]> => {
  const { status, body } = await requestAndValidate(cms, `/api/related?code=${code}${query}`);
  expect(status).toBe(200);
  return (body as { data: { code: string }[] }).data.map((video) => video.code);
};

const next = async (code: string): Promise<string | null> => {
  const { status, body } = await requestAndValidate(cms, `/api/next?code=${code}`);
  expect(status).toBe(200);
  return (body as { data: { code: string } | null }).data?.code ?? null;
};

describe('related videos', () => {
  test('are those of the show, then of the sport, then of the channel, each newest first', async () => {
    expect(await related('cups1e1')).toEqual([
      ...['cups1e2', 'cups2e1', 'cupclip', 'cupsoon', 'cuplive'],
      'league1',
      ...['racket1', 'nosport1'],
    ]);
  });

  test('are never the video itself, a draft, something unreleased or an event that is over', async () => {
    const found = await related('cupclip', '&limit=50');
    expect(found).toHaveLength(8);
    for (const code of ['cupclip', 'cupdraft', 'cups2e9', 'cupover']) expect(found).not.toContain(code);
  });

  test('of an event that is on are the same as of any other video', async () => {
    expect((await related('cuplive')).slice(0, 3)).toEqual(['cups1e1', 'cups1e2', 'cups2e1']);
  });

  test('of a short are shorts', async () => {
    expect(await related('cupshort')).toEqual(['nosport2']);
  });

  test('are the first of them when fewer are asked for', async () => {
    expect(await related('cups1e1', '&limit=2')).toEqual(['cups1e2', 'cups2e1']);
  });

  test.each(['single1', 'nowhere1', 'cupdraft', 'unknown1'])('of %s there are none', async (code) => {
    expect(await related(code)).toEqual([]);
  });
});

describe('the next video', () => {
  test('of an episode is the next of its season, then the first of the next season', async () => {
    expect(await next('cups1e1')).toBe('cups1e2');
    expect(await next('cups1e2')).toBe('cups2e1');
  });

  test('of the last episode is the newest recording of the channel, unreleased ones and events left out', async () => {
    expect(await next('cups2e1')).toBe('racket1');
  });

  test('of the last episode is no earlier one of its show, however new that is', async () => {
    const pair = await write.show('pair');
    const late = await write.channel('late');
    const episode = { show: pair, channel: late, kind: 'episode' };
    await write.video({ ...episode, code: 'pairone', episodeNumber: 1, releasedAt: ago(0.5) });
    await write.video({ ...episode, code: 'pairtwo', episodeNumber: 2, releasedAt: ago(0.4) });
    expect(await next('pairtwo')).toBeNull();
    await write.video({ code: 'latecut', channel: late, kind: 'clip', releasedAt: ago(9) });
    expect(await next('pairtwo')).toBe('latecut');
  });

  test('of the newest of the channel is the newest but it', async () => {
    expect(await next('racket1')).toBe('cups1e1');
  });

  test.each([
    ['cuplive', 'racket1'],
    ['cupclip', 'racket1'],
    ['cupshort', 'nosport2'],
    ['bread01', 'league1'],
  ])('of %s is %s', async (code, following) => {
    expect(await next(code)).toBe(following);
  });

  test.each(['single1', 'nowhere1', 'cupdraft', 'unknown1'])('of %s there is none', async (code) => {
    expect(await next(code)).toBeNull();
  });
});

describe('of several videos at once', () => {
  const CODES = ['cups1e1', 'cuplive', 'cupshort', 'single1', 'cupdraft', 'unknown1', 'cups1e2'];
  const known = CODES.filter((code) => code !== 'cupdraft' && code !== 'unknown1');

  const ofEach = async <Item>(path: string): Promise<Map<string, Item>> => {
    const { status, body } = await requestAndValidate(cms, `${path}codes=${CODES.join(',')}`);
    expect(status).toBe(200);
    return new Map((body as { data: (Item & { code: string })[] }).data.map((item) => [item.code, item]));
  };

  test('the related ones are the same as of each alone', async () => {
    const found = await ofEach<{ related: string[] }>('/api/related_of_each?limit=3&');
    expect([...found.keys()].sort()).toEqual([...known].sort());
    const alone = await Promise.all(known.map((code) => related(code, '&limit=3')));
    expect(known.map((code) => found.get(code)?.related)).toEqual(alone);
  });

  test('the next ones are the same as of each alone', async () => {
    const found = await ofEach<{ next: string | null }>('/api/next_of_each?');
    expect([...found.keys()].sort()).toEqual([...known].sort());
    const alone = await Promise.all(known.map(next));
    expect(known.map((code) => found.get(code)?.next)).toEqual(alone);
  });
});
