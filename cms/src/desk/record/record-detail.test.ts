import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs, type AdminUser } from '../../testing/admin-user';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import type { DeskRecord, RecordsPage } from '../desk-record';
import type { NewRecord, PictureValue, RecordCheck, RecordDetail, RecordValue } from './record-detail';

let cms: TestCms;
let publisher: AdminUser;
let owner: AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
  publisher = await signInAs(cms, 'sahra-publisher');
  owner = await signInAs(cms, SUPER_ADMIN, 'ar');
});
afterAll(() => cms.close());

describe('the head', () => {
  const desk = () => recordDesk(publisher);
  const firstOf = async (type: string): Promise<RecordDetail> => desk().read(type, await desk().idOf(type));
  const withKey = async (type: string, key: string): Promise<DeskRecord | undefined> => {
    const { body } = await publisher.ask('GET', `/desk/records?list=all&type=${type}&size=100`);
    return (body as { data: RecordsPage }).data.records.find((record) => record.key === key);
  };
  const create = async (type: string, facts: object, words: object): Promise<RecordDetail> =>
    detailIn(await publisher.ask('POST', '/desk/record', { type, facts, words }));

  test('a fixed page has the text for search that the site reads, with its numbers filled in', async () => {
    const { body } = await publisher.ask('GET', '/desk/record?type=landing');
    const { head } = (body as { data: RecordDetail }).data;
    expect(head?.written).toMatchObject({ code: 'landing', documentId: expect.any(String) });
    expect(head?.written?.live.en?.description).toContain('7 days');
    expect(head?.written?.live.ar?.description).toContain('7 أيام');
    expect(head?.written?.picture).toMatch(/webp$/);
  });

  test('a video has no text for search of its own, and the name of the site in each language', async () => {
    const { head } = await firstOf('video');
    expect(head).toMatchObject({ written: null, brand: { en: 'Sahra', ar: 'سهرة' }, page: null });
    expect((await firstOf('season')).head).toBeNull();
  });

  test('a programme is told with what its video is about', async () => {
    const { facts, head } = await firstOf('schedule-entry');
    const video = facts?.values['video'];
    expect([video === null, head?.videoDescription.en === null]).toEqual([false, false]);
  });

  const showOf = async (slug: string): Promise<RecordDetail> =>
    desk().read('show', (await withKey('show', slug))?.documentId ?? '');

  // The second one is also a page of its own in the table of routes.
  test.each(['third-gear', 'mina-cup-backup'])(
    'the show %s has the text for search that names its slug, as soon as it is published',
    async (slug) => {
      const show = await showOf(slug);
      const code = show.record.key ?? '';
      expect(show.head?.written).toEqual({
        ...{ code, documentId: null, live: { en: null, ar: null }, picture: null },
      });
      const form = await publisher.ask('GET', `/desk/record/new?type=meta-tags&code=${code}`);
      expect((form.body as { data: NewRecord }).data.preset).toEqual({ code });

      const words = { en: { title: 'Watch it', description: 'Now.' } };
      const { record, addresses, head } = await create('meta-tags', { code }, words);
      expect(addresses).toEqual(show.addresses);
      expect(head?.page).toMatchObject({
        ...{ type: 'show', words: { en: { title: show.words?.en.values['title'] } } },
        facts: { wide: show.facts?.values['wide'] },
      });
      const writtenOf = async () => (await desk().read('show', show.record.documentId)).head?.written;
      expect(await writtenOf()).toMatchObject({
        documentId: record.documentId,
        live: { en: null, ar: null },
      });
      await desk().publish('meta-tags', record.documentId, 'en');
      expect((await writtenOf())?.live).toEqual({ en: { title: 'Watch it', description: 'Now.' }, ar: null });
    },
  );

  test('a text for search of a page without a record has the address of that page, and one of no page has none', async () => {
    const shows = await withKey('meta-tags', 'shows');
    const { addresses, head } = await desk().read('meta-tags', shows?.documentId ?? '');
    expect([addresses, head?.page]).toEqual([{ en: '/en/shows', ar: '/ar/shows' }, null]);
    const none = await create('meta-tags', { code: 'no-such-page' }, { en: { title: 'None' } });
    expect([none.addresses, none.head]).toEqual([null, null]);
  });
});

describe('the checks', () => {
  const desk = () => recordDesk(owner);
  const create = async (body: object): Promise<RecordDetail> =>
    detailIn(await owner.ask('POST', '/desk/record', body));
  const begin = (query: string) => owner.ask('GET', `/desk/record/new?${query}`);
  const told = ({ checks }: RecordDetail): RecordCheck[] => checks.filter(({ level }) => level === 'told');
  const saveFacts = async ({ record, facts }: RecordDetail, values: object): Promise<RecordDetail> =>
    detailIn(
      await desk().put(record.type, record.documentId, { facts: { version: facts?.version ?? '', values } }),
    );

  test('a picture of another ratio is reported at its field, and does not prevent publishing', async () => {
    const show = await desk().read('show', await desk().idOf('show'));
    const wide = show.facts?.values['wide'] as PictureValue;
    const saved = await saveFacts(show, { poster: { id: wide.id } });
    expect(told(saved)).toMatchObject([
      { language: null, path: ['poster'], sentence: expect.stringContaining('2:3'), repair: null },
    ]);
    expect((await desk().publish('show', show.record.documentId, 'ar')).status).toBe(200);
  });

  test('two kinds of digits in a text are told with the text as the site writes it', async () => {
    const show = await desk().read('show', await desk().idOf('show'));
    const words = {
      en: { version: show.words?.en.version, values: { people: 'Teams 20 and 30' } },
      ar: { version: show.words?.ar.version, values: { people: 'فريق ٢٠ و30' } },
    };
    const saved = detailIn(await desk().put('show', show.record.documentId, { words }));
    expect(told(saved).filter(({ language }) => language === 'ar')).toMatchObject([
      { path: ['people'], repair: 'فريق 20 و30' },
    ]);
  });

  test('a video gets the channel of its show, and another one is reported', async () => {
    const show = (await desk().read('video', await desk().idOf('video'))).facts?.values[
      'show'
    ] as RecordValue;
    const { facts: shown } = await desk().read('show', show.documentId);
    const channel = shown?.values['channel'] as RecordValue;
    const video = await create({ type: 'video', facts: { code: 'toldabout', show } });
    expect([video.facts?.values['channel'], told(video)]).toEqual([channel, []]);
    expect(told(await saveFacts(video, { channel: null }))).toMatchObject([
      { path: ['channel'], sentence: expect.stringContaining(channel.titles.ar ?? '') },
    ]);
  });

  test('the next episode begins with its show, the number after the last one, and its access', async () => {
    const presetOf = async (show: string): Promise<object> =>
      ((await begin(`type=video&show=${show}`)).body as { data: NewRecord }).data.preset;
    const created = await create({ type: 'show', facts: { slug: 'next-episodes' } });
    const { documentId } = created.record;
    const show = { type: 'show', documentId };
    const first = { kind: 'episode', show, seasonNumber: 1, episodeNumber: 1, premium: false };
    expect(await presetOf(documentId)).toMatchObject(first);
    const episode = (code: string, season: number | null, number: number | null): Promise<RecordDetail> =>
      create({
        type: 'video',
        facts: { ...first, code, seasonNumber: season, episodeNumber: number, premium: true },
      });
    await episode('nextone', null, null);
    expect(await presetOf(documentId)).toMatchObject({ seasonNumber: null, episodeNumber: null });
    await episode('nexttwo', 2, 9);
    await episode('nextthree', 1, 12);
    expect(await presetOf(documentId)).toMatchObject({
      ...{ kind: 'episode', show, seasonNumber: 2, episodeNumber: 10, premium: true },
    });
    expect((await begin('type=video')).body).toMatchObject({ data: { preset: {} } });
    expect((await begin('type=video&show=gone')).status).toBe(404);
  });

  test('an entry of the schedule that overlaps another one on its channel is reported', async () => {
    const channel = { type: 'channel', documentId: await desk().idOf('channel') };
    const entry = (startsAt: string, endsAt: string, title: string): Promise<RecordDetail> =>
      create({
        ...{ type: 'schedule-entry', facts: { channel, startsAt, endsAt } },
        words: { ar: { title } },
      });
    const first = await entry('2031-01-01T20:00:00.000Z', '2031-01-01T21:00:00.000Z', 'أولى');
    expect(told(first)).toEqual([]);
    const next = await entry('2031-01-01T21:00:00.000Z', '2031-01-01T22:00:00.000Z', 'تالية');
    expect(told(next)).toEqual([]);
    const between = await entry('2031-01-01T20:30:00.000Z', '2031-01-01T20:45:00.000Z', 'بينهما');
    expect(told(between)).toMatchObject([
      { path: ['startsAt'], sentence: expect.stringContaining('«أولى»') },
    ]);
  });

  test('numbers that only one language has are told where they stand, and do not prevent publishing', async () => {
    const { record, checks } = await create({
      ...{ type: 'show', facts: { slug: 'numbers-differ' } },
      words: {
        en: { title: '13 days', description: 'In 30 days, from 8.', people: 'Two' },
        ar: { title: '15 يومًا', description: 'تبدأ الساعة ٨.', people: 'فرقة ٢' },
      },
    });
    const differ = 'تختلف الأرقام: في الإنجليزية 13، وفي العربية 15.';
    const at = (language: string, name: string, sentence: string): RecordCheck =>
      ({ language, path: [name], sentence, level: 'told', repair: null }) as RecordCheck;
    expect(checks.filter(({ level }) => level === 'told')).toEqual([
      at('en', 'title', differ),
      at('ar', 'title', differ),
      at('en', 'description', 'النص الإنجليزي وحده يذكر 30.'),
      at('ar', 'people', 'النص العربي وحده يذكر 2.'),
    ]);
    expect((await desk().publish('show', record.documentId, 'en')).status).toBe(200);
  });

  test('texts with the same numbers, and a text in one language alone, report nothing', async () => {
    const en = { title: '1,000 days', description: 'In 30 days.' };
    const both = await create({
      ...{ type: 'show', facts: { slug: 'numbers-agree' } },
      words: { en, ar: { title: '١٠٠٠ يوم', description: 'خلال 30 يومًا.' } },
    });
    const alone = await create({ type: 'show', facts: { slug: 'numbers-alone' }, words: { en } });
    expect([told(both), told(alone)]).toEqual([[], []]);
  });

  test('chapters are compared by their times, one by one where both languages have as many', async () => {
    const chapters = (...starts: string[]): object => ({
      chapters: starts.map((start) => ({ start, title: 'فصل' })),
    });
    const videoWith = async (code: string, en: object, ar: object): Promise<unknown[]> =>
      told(await create({ type: 'video', facts: { code }, words: { en, ar } })).map(
        ({ language, path, sentence }) => [language, path.join('.'), sentence],
      );
    expect(await videoWith('sametimes', chapters('0:00', '12:30'), chapters('٠', '٧٥٠'))).toEqual([]);
    const differ = 'تختلف الأرقام: في الإنجليزية 12:30، وفي العربية 12:45.';
    expect(await videoWith('othertimes', chapters('0:00', '12:30'), chapters('0:00', '12:45'))).toEqual([
      ['en', 'chapters.1.start', differ],
      ['ar', 'chapters.1.start', differ],
    ]);
    expect(await videoWith('moretimes', chapters('0:00', '4:10', '9:00'), chapters('0:00', '9:00'))).toEqual([
      ['en', 'chapters', 'النص الإنجليزي وحده يذكر 4:10.'],
    ]);
  });
});
