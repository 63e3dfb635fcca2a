import { TRIAL_DAYS } from '@sahra/schemas/constants';
import { waitUntil } from '@sahra/scripts/process/wait-until';

import { formatQuantity } from '../placeholders/format-quantity';
import { requestAndValidate } from '../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { SEARCH_PROBES } from './search-probes';

interface SearchBody {
  data: { type: string; key: string }[];
  meta: {
    next: string | null;
    corrected_query: string | null;
    omitted_words: string[];
    counts: Record<string, number>;
  };
}

interface VideoFacts {
  channel_slug: string | null;
  duration_seconds: number | null;
  live: boolean;
  premium: boolean;
}

/** Timeout for a busy machine; on an idle one, a publish is found within a second. */
const LIMIT_MS = 20_000;

describe('search', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await startTestCms({ seeds: true });
  });
  afterAll(() => cms.close());

  const search = async (query: string, rest = ''): Promise<SearchBody> => {
    const path = `/api/search?q=${encodeURIComponent(query)}${rest}`;
    return (await requestAndValidate(cms, path)).body as SearchBody;
  };
  const keys = async (query: string, rest = ''): Promise<string[]> =>
    (await search(query, rest)).data.map(({ key }) => key);

  /** Waits until the response becomes correct after a publish. */
  const within = (right: () => Promise<boolean>): Promise<boolean> => waitUntil(right, LIMIT_MS);

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
      const long = (await videos('&min_seconds=1200')).map((video) => video.duration_seconds ?? 0);
      expect(Math.min(...long)).toBeGreaterThanOrEqual(1200);
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

  it('follows an edit, a publish and an unpublish within a second', async () => {
    const words = cms.strapi.documents('api::show.show-text');
    const facts = await cms.strapi.db.query('api::show.show').findOne({ where: { slug: 'rooftop-kitchen' } });
    const { documentId } = facts as { documentId: string };

    // The record published after the draft was found, so the index has passed the draft.
    await words.update({ documentId, locale: 'en', data: fields({ title: 'Zanzibar Kitchen' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ title: 'مطبخ الزعفران' }) });
    await words.publish({ documentId, locale: 'ar' });
    expect(await within(async () => (await keys('الزعفران'))[0] === 'rooftop-kitchen')).toBe(true);
    expect(await keys('zanzibar')).toEqual([]);

    await words.publish({ documentId, locale: 'en' });
    expect(await within(async () => (await keys('zanzibar'))[0] === 'rooftop-kitchen')).toBe(true);

    await words.unpublish({ documentId, locale: 'en' });
    expect(await within(async () => !(await keys('zanzibar')).includes('rooftop-kitchen'))).toBe(true);
    expect((await keys('مطبخ الزعفران'))[0]).toBe('rooftop-kitchen');
  });

  it('finds what is published in one language only, and nothing that is published in none', async () => {
    const words = cms.strapi.documents('api::channel.channel-text');
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'night-market' }) });
    await words.update({ documentId, locale: 'en', data: fields({ name: 'Capybara bazaar' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ name: 'سوق الكوكا' }) });
    await words.publish({ documentId, locale: 'ar' });
    expect(await within(async () => (await keys('سوق الكوكا'))[0] === 'night-market')).toBe(true);
    expect(await keys('capybara')).toEqual([]);
    // Read as Arabic in Latin letters.
    expect((await keys('el kouka'))[0]).toBe('night-market');
    const { body } = await requestAndValidate(cms, '/api/channels?slugs=night-market&fallback=ar', {
      locale: 'en',
    });
    expect((body as { data: unknown[] }).data[0]).toMatchObject({ name: 'سوق الكوكا', locale: 'ar' });

    await words.unpublish({ documentId, locale: 'ar' });
    expect(await within(async () => !(await keys('سوق الكوكا')).includes('night-market'))).toBe(true);
  });

  it('follows a show whose video becomes free, and one that is deleted', async () => {
    const shows = cms.strapi.documents('api::show.show');
    const videos = cms.strapi.documents('api::video.video');
    const { documentId: show } = await shows.create({ data: fields({ slug: 'axolotl-tales' }) });
    const { documentId: video } = await videos.create({
      data: fields({ code: 'axqqtx34', kind: 'episode', durationSeconds: 60, premium: true, show }),
    });
    const publish = async (
      uid: 'api::show.show-text' | 'api::video.video-text',
      id: string,
      data: object,
    ) => {
      const words = cms.strapi.documents(uid);
      await words.update({ documentId: id, locale: 'en', data: fields({ ...data }) });
      await words.publish({ documentId: id, locale: 'en' });
    };
    await publish('api::show.show-text', show, { title: 'Axolotl tales', description: 'Of lakes.' });
    await publish('api::video.video-text', video, { title: 'The first swim', description: 'In a lake.' });
    const shown = (rest: string): Promise<string[]> => keys('axolotl', rest);
    expect(await within(async () => (await shown('&type=video')).includes('axqqtx34'))).toBe(true);
    expect(await within(async () => (await shown('&type=show&free=false')).includes('axolotl-tales'))).toBe(
      true,
    );

    await videos.update({ documentId: video, data: fields({ premium: false }) });
    expect(await within(async () => (await shown('&type=show&free=true')).includes('axolotl-tales'))).toBe(
      true,
    );

    await shows.delete({ documentId: show });
    expect(await within(async () => (await shown('')).length === 0)).toBe(true);
    expect(await keys('first swim', '&type=video')).toContain('axqqtx34');
  });

  it('finds the numbers that are filled in for placeholders, in either language', async () => {
    const { documentId } = await cms.strapi
      .documents('api::channel.channel')
      .create({ data: fields({ slug: 'trial-times' }) });
    const words = cms.strapi.documents('api::channel.channel-text');
    await words.update({ documentId, locale: 'en', data: fields({ name: 'Wombat {{trialDays}}' }) });
    await words.update({ documentId, locale: 'ar', data: fields({ name: 'الومبت {{trialDays}}' }) });
    await words.publish({ documentId, locale: '*' });
    for (const locale of ['en', 'ar'] as const) {
      const name = `${locale === 'en' ? 'Wombat' : 'الومبت'} ${formatQuantity({ unit: 'day', count: TRIAL_DAYS }, locale)}`;
      expect(await within(async () => (await keys(name))[0] === 'trial-times')).toBe(true);
      const path = `/api/suggest?q=${encodeURIComponent(name)}`;
      expect((await requestAndValidate(cms, path, { locale })).body).toMatchObject({
        data: [{ text: name }],
      });
    }
    expect(await keys('trialDays')).not.toContain('trial-times');
  });

  it('follows the people that editors name', async () => {
    const video = await cms.strapi.db.query('api::video.video').findOne({ where: { code: 'afbnmpqh' } });
    const { documentId } = video as { documentId: string };
    const words = cms.strapi.documents('api::video.video-text');
    await words.update({
      documentId,
      locale: 'en',
      data: fields({ people: 'Zeinab Quraishi\nTariq Wahba' }),
    });
    await words.publish({ documentId, locale: 'en' });
    expect(await within(async () => (await keys('quraishi')).includes('afbnmpqh'))).toBe(true);
    const { body } = await requestAndValidate(cms, '/api/getVideoByCode?code=afbnmpqh');
    expect(body).toMatchObject({ data: { people: ['Zeinab Quraishi', 'Tariq Wahba'] } });
  });

  it('learns a spelling that an editor lists', async () => {
    expect(await keys('zanqaro')).toEqual([]);
    await cms.strapi.documents('api::search-alias.search-alias').create({
      data: fields({ name: 'Kitchen', spellings: 'zanqaro\nمطبخ' }),
    });
    expect(await within(async () => (await keys('zanqaro')).includes('rooftop-kitchen'))).toBe(true);
    const [alias] = await cms.strapi
      .documents('api::search-alias.search-alias')
      .findMany({ filters: { name: 'Kitchen' } });
    await cms.strapi
      .documents('api::search-alias.search-alias')
      .delete({ documentId: alias?.documentId ?? '' });
    expect(await within(async () => (await keys('zanqaro')).length === 0)).toBe(true);
  });

  it.each([
    ['bas el leil', 'night-bus'],
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

  it('learns everyday words of a genre or kind that an editor lists', async () => {
    const documents = cms.strapi.documents('api::search-alias.search-alias');
    const channel = await cms.strapi
      .documents('api::channel.channel')
      .findFirst({ filters: { slug: 'comedy' } });
    const { documentId } = await documents.create({
      data: fields({ name: 'Farfasha', spellings: 'فرفشة\nfarfasha', channels: [channel?.documentId] }),
    });
    expect(await within(async () => (await keys('فرفشة'))[0] === 'comedy')).toBe(true);

    await documents.update({ documentId, data: fields({ channels: [], kind: 'podcast' }) });
    const podcasts = await keys('podcast', '&type=show');
    expect(await within(async () => (await keys('farfasha', '&type=show'))[0] === podcasts[0])).toBe(true);

    await documents.delete({ documentId });
    expect(await within(async () => (await keys('فرفشة')).length === 0)).toBe(true);
  });

  it('keeps a channel in every group that names it', async () => {
    expect((await keys('كورة'))[0]).toBeDefined();
    for (const word of ['رياضة', 'كورة', 'sports', 'soccer'])
      expect((await search(word)).meta.counts['video']).toBeGreaterThan(20);
  });
});
