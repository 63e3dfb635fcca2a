import { requestAndValidate } from '../testing/request-and-validate';
import { searchRequests } from '../testing/search-requests';
import { startTestCms, type TestCms } from '../testing/test-cms';
import { SEARCH_PROBES } from './search-probes';

interface VideoFacts {
  channel_slug: string | null;
  duration_seconds: number | null;
  live: boolean;
  premium: boolean;
}

describe('search', () => {
  let cms: TestCms;
  const { search, keys } = searchRequests(() => cms);

  beforeAll(async () => {
    cms = await startTestCms({ seeds: true });
  });
  afterAll(() => cms.close());

  it('finds what the seeds hold, in either language', async () => {
    expect((await search('Rooftop Kitchen')).data[0]).toEqual({ type: 'show', key: 'rooftop-kitchen' });
    expect((await search('مطبخ السطح')).data[0]).toEqual({ type: 'show', key: 'rooftop-kitchen' });
  });

  it.each(SEARCH_PROBES)('forgives $what: $typed', async ({ typed, first, corrected = null }) => {
    const { data, meta } = await search(typed);
    expect({ first: data[0]?.key, corrected: meta.corrected_query }).toEqual({ first, corrected });
  });

  it('finds by people, and by descriptions after titles', async () => {
    expect(await keys('Salma Mansour')).toEqual(['sv75snrf']);
    expect(await keys('سلمى منصور')).toEqual(['sv75snrf']);
    expect(await keys('teaches chemistry')).toEqual(['sv75snrf']);
    expect((await keys('kitchen'))[0]).toMatch(/kitchen/);
  });

  it('pages through what it found without a repetition', async () => {
    const whole = await keys('the', '&limit=50');
    const first = await search('the', '&limit=5');
    const second = await search('the', `&limit=5&cursor=${first.meta.next ?? ''}`);
    expect([...first.data, ...second.data].map(({ key }) => key)).toEqual(whole.slice(0, 10));
  });

  it('answers one type and counts all', async () => {
    const { data, meta } = await search('rooftop kitchen', '&type=video');
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['video']));
    expect(meta.counts['show']).toBeGreaterThan(0);
  });

  describe('a filter', () => {
    const videos = async (rest: string): Promise<VideoFacts[]> => {
      const { data } = await search('the', `&type=video&limit=50${rest}`);
      expect(data.length).toBeGreaterThan(0);
      const path = `/api/videos?codes=${data.map(({ key }) => key).join(',')}&fallback=ar`;
      const found = ((await requestAndValidate(cms, path)).body as { data: VideoFacts[] }).data;
      expect(found).toHaveLength(data.length);
      return found;
    };

    it('chooses a channel', async () => {
      const found = await videos('&channel=padel');
      expect(new Set(found.map((video) => video.channel_slug))).toEqual(new Set(['padel']));
    });

    it('chooses a length', async () => {
      const short = (await videos('&max_seconds=60')).map((video) => video.duration_seconds ?? Infinity);
      expect(Math.max(...short)).toBeLessThanOrEqual(60);
      const long = (await videos('&min_seconds=200')).map((video) => video.duration_seconds ?? 0);
      expect(Math.min(...long)).toBeGreaterThanOrEqual(200);
    });

    it.each([true, false])('chooses what is live, or what is not: %s', async (live) => {
      const found = await videos(`&live=${String(live)}`);
      expect(new Set(found.map((video) => video.live))).toEqual(new Set([live]));
    });

    it.each([true, false])('chooses what is free, or what is not: %s', async (free) => {
      const found = await videos(`&free=${String(free)}`);
      expect(new Set(found.map((video) => video.premium))).toEqual(new Set([!free]));
    });
  });

  it.each(['', '&q=', '&type=nothing', '&limit=0', '&cursor=x', '&min_seconds=-1'])(
    'refuses %j',
    async (rest) => {
      const path = rest === '' ? '/api/search' : `/api/search?q=a${rest.replace('&q=', '&live=perhaps')}`;
      expect((await requestAndValidate(cms, path)).status).toBe(400);
    },
  );

  it('suggests titles in the language asked for', async () => {
    const { body } = await requestAndValidate(cms, '/api/suggest?q=rooftop%20ki', { locale: 'ar' });
    const [first] = (body as { data: unknown[] }).data;
    expect(first).toEqual({ type: 'show', key: 'rooftop-kitchen', text: 'مطبخ على السطح' });
  });

  it('suggests at most 20 titles', async () => {
    const { status, body } = await requestAndValidate(cms, '/api/suggest?q=a&limit=20');
    expect([status, (body as { data: unknown[] }).data.length]).toEqual([200, 20]);
    expect((await requestAndValidate(cms, '/api/suggest?q=a&limit=21')).status).toBe(400);
  });

  it.each([
    ['bas el leil', 'night-bus'],
    ['baselleil', 'night-bus'],
    ['gedran el ezaz', 'glass-walls'],
    ['ma3la2et setty', 'grandmothers-spoon'],
    ['matbakh el sat7', 'rooftop-kitchen'],
    ['7amdi', 'night-bus'],
    ['3oud', 'oud-after-dark'],
    ["3'oroub 3oud", 'oud-after-dark'],
    ['شاي ع الحدود', 'border-tea'],
    ['kalam el leil', 'late-talk'],
  ])('reads Arabic in Latin letters and as it is spoken: %s', async (typed, first) => {
    expect((await keys(typed))[0]).toBe(first);
  });

  it('names the words that it left out, and what it looked for', async () => {
    const { data, meta } = await search('night bus xqzwv');
    expect(data[0]?.key).toBe('night-bus');
    expect(meta).toMatchObject({ omitted_words: ['xqzwv'], corrected_query: 'night bus' });
    expect((await search('night bus')).meta.omitted_words).toEqual([]);
    expect((await search('xqzwv')).data).toEqual([]);
  });

  it('keeps a channel in every group that names it', async () => {
    expect((await keys('كورة'))[0]).toBeDefined();
    for (const word of ['رياضة', 'كورة', 'sports', 'soccer'])
      expect((await search(word)).meta.counts['video']).toBeGreaterThan(20);
  });
});
