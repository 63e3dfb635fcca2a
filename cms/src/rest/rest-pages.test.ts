import { TRIAL_DAYS } from '@sahra/schemas/constants';

import { SHOWS } from '../../seeds/shows';
import { FEATURED } from '../../seeds/home';
import { formatQuantity } from '../placeholders/format-quantity';
import { requestAndValidate } from '../testing/request-and-validate';
import { someNumber, someText, textLike } from '../testing/matching';
import { startTestCms, type TestCms } from '../testing/test-cms';

interface Entry {
  id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  live: boolean;
  channel_slug: string | null;
  video_code: string | null;
}

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

const dataOf = async <Data>(path: string, locale: 'en' | 'ar' = 'en'): Promise<Data> => {
  const { status, body } = await requestAndValidate(cms, path, { locale });
  expect(status).toBe(200);
  return (body as { data: Data }).data;
};

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const windowOf = (days: number): string =>
  `from=${new Date().toISOString()}&to=${new Date(Date.now() + days * DAY_MS).toISOString()}`;

const wholeSchedule = async (query: string, locale: 'en' | 'ar' = 'en'): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for (let next: string | null = ''; next !== null;) {
    const path = `/api/schedule?${query}&limit=20${next && `&cursor=${next}`}`;
    const { body } = await requestAndValidate(cms, path, { locale });
    const page = body as { data: Entry[]; meta: { next: string | null } };
    entries.push(...page.data);
    next = page.meta.next;
  }
  return entries;
};

describe('the landing page', () => {
  test('has a hero drawn for the direction of its language, wide and tall', async () => {
    const [english, arabic] = [await dataOf('/api/pages/landing'), await dataOf('/api/pages/landing', 'ar')];
    expect(english).toMatchObject({
      title_echo: 'سهرتك تبدأ من هنا',
      hero: {
        wide: { url: textLike(/hero-wide-ltr/), width: 2880 },
        tall: { url: textLike(/hero-tall-ltr/) },
      },
    });
    expect(arabic).toMatchObject({
      title_echo: 'Your evening starts here',
      hero: {
        wide: { url: textLike(/hero-wide-rtl/), alt: textLike(/\p{Script=Arabic}/u) },
        tall: { url: textLike(/hero-tall-rtl/) },
      },
      newsletter_title: 'رسالة واحدة كل خميس',
    });
  });

  test('has the same rows in both languages, each with its own heading', async () => {
    const rows = { shows: 'poster', live: 'wide', channels: 'star' };
    for (const locale of ['en', 'ar'] as const)
      expect((await dataOf<{ rows: object[] }>('/api/pages/landing', locale)).rows).toEqual(
        Object.entries(rows).map(([source, shape]) => ({
          id: `landing-${source}`,
          title: locale === 'ar' ? textLike(/\p{Script=Arabic}/u) : someText,
          source,
          shape,
          channel_slug: null,
          sport_slug: null,
          path: { shows: '/shows', channels: '/channels-list' }[source] ?? null,
        })),
      );
  });
});

test('the home page has its featured shows in order and its rows', async () => {
  expect(await dataOf('/api/pages/home', 'ar')).toMatchObject({
    title: 'الليلة على سهرة',
    featured: FEATURED,
    rows: ['tonight', 'live', 'newest', 'channels', 'originals', 'podcasts', 'shorts'].map((source) => ({
      source,
    })),
  });
});

test('shows have art without title, a year, an age rating and what there is to watch', async () => {
  const shows = await dataOf<Record<string, unknown>[]>('/api/shows?limit=50');
  expect(shows).toHaveLength(SHOWS.length);
  for (const show of shows)
    expect(show).toMatchObject({
      wide: { width: someNumber },
      upright: { width: someNumber },
      age_rating: textLike(/^(G|PG|\d+\+)$/),
    });
  const [featured] = FEATURED;
  expect(await dataOf(`/api/shows/${featured}`)).toMatchObject({
    wide: { width: 2880, height: 1620 },
    upright: { width: 1080, height: 1920 },
  });
  expect(await dataOf('/api/shows/the-slow-road')).toMatchObject({
    year: 2022,
    episode_count: 3,
    premium: true,
  });
  expect(await dataOf('/api/shows/rooftop-kitchen')).toMatchObject({ episode_count: 3, premium: false });
});

test('a short has an upright poster, nothing else has', async () => {
  expect(await dataOf('/api/getVideoByCode?code=x3uk4p6c')).toMatchObject({
    upright: { width: 540, height: 960 },
  });
  expect(await dataOf('/api/getVideoByCode?code=gg5kruma')).toMatchObject({ upright: null });
});

test('the copy of the plans: the landing page shows three, one of them recommended for what it saves', async () => {
  const plans = await dataOf<
    { plan_id: string; on_landing: boolean; recommended: boolean; tag: string | null }[]
  >('/api/plans_copy', 'ar');
  expect(plans.map(({ plan_id }) => plan_id).sort()).toEqual([
    'free',
    'month-with-ads',
    'month-without-ads',
    'year-with-ads',
    'year-without-ads',
  ]);
  expect(plans.filter(({ on_landing }) => on_landing).map(({ plan_id }) => plan_id)).toEqual([
    'free',
    'year-without-ads',
    'month-with-ads',
  ]);
  expect(plans.filter(({ recommended }) => recommended)).toMatchObject([
    { plan_id: 'year-without-ads', tag: 'وفّر 30%', points: { length: 3 } },
  ]);
});

test('settings have the ways to pay and the last line of the footer', async () => {
  expect(await dataOf('/api/settings')).toMatchObject({
    payment_badges: ['VISA', 'mastercard', 'Apple Pay', 'mada'],
    made_in: 'Made in Dubai, Cairo and Riyadh',
  });
});

describe('the schedule', () => {
  test('covers the coming evenings on several channels, once each and in order', async () => {
    const entries = await wholeSchedule(windowOf(13));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const starts = entries.map(({ starts_at }) => starts_at);
    expect(starts).toEqual([...starts].sort());
    const days = new Map<string, Entry[]>();
    for (const entry of entries) {
      // Gulf time: an evening ends at five.
      const day = new Date(Date.parse(entry.starts_at) - HOUR_MS).toISOString().slice(0, 10);
      days.set(day, [...(days.get(day) ?? []), entry]);
    }
    const evenings = [...days.values()].slice(1, -1);
    expect(evenings.length).toBeGreaterThan(10);
    for (const evening of evenings) {
      expect(evening.length).toBeGreaterThanOrEqual(6);
      expect(new Set(evening.map(({ channel_slug }) => channel_slug)).size).toBeGreaterThan(3);
      expect(evening.some(({ live, video_code }) => live && video_code !== null)).toBe(true);
    }
  });

  test('is narrowed to what is on in the window, and to a channel', async () => {
    const [first] = await wholeSchedule(windowOf(2));
    const within = `from=${first?.starts_at ?? ''}&to=${first?.ends_at ?? ''}`;
    expect((await wholeSchedule(within)).map(({ id }) => id)).toContain(first?.id);
    const over = new Date(Date.parse(first?.ends_at ?? '') + 1).toISOString();
    const later = await wholeSchedule(
      `from=${over}&to=${new Date(Date.parse(over) + HOUR_MS).toISOString()}`,
    );
    expect(later.map(({ id }) => id)).not.toContain(first?.id);
    const music = await wholeSchedule(`${windowOf(3)}&category=live-music`);
    expect(new Set(music.map(({ channel_slug }) => channel_slug))).toEqual(new Set(['live-music']));
  });

  test('has each entry in both languages, with the poster of its video', async () => {
    const [entry] = await dataOf<Entry[]>(`/api/schedule?${windowOf(2)}&limit=1`);
    expect(await dataOf(`/api/schedule/${entry?.id ?? ''}`, 'ar')).toMatchObject({
      id: entry?.id,
      title: textLike(/\p{Script=Arabic}/u),
      video_code: someText,
      picture: { width: someNumber, height: someNumber, alt: textLike(/\p{Script=Arabic}/u) },
      locale: 'ar',
    });
  });

  test('answers entries by their ids, in the order asked and without the unknown', async () => {
    const [one, other] = await dataOf<Entry[]>(`/api/schedule?${windowOf(2)}&limit=2`);
    const ids = [other?.id, 'nothing', one?.id, 'no id!', other?.id].join();
    expect(await dataOf(`/api/schedule_entries?ids=${encodeURIComponent(ids)}`)).toEqual([other, one]);
    expect(await requestAndValidate(cms, '/api/schedule_entries')).toMatchObject({ status: 400 });
  });

  test.each([
    'from=x&to=y',
    'from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
    'from=2026-01-02T00:00:00Z',
  ])('refuses the window %s', async (query) => {
    expect(await requestAndValidate(cms, `/api/schedule?${query}`)).toMatchObject({ status: 400 });
  });

  test('does not know an entry that is not there', async () => {
    expect(await requestAndValidate(cms, '/api/schedule/nothing')).toMatchObject({ status: 404 });
  });
});

describe('pages', () => {
  test('the copy says what the product does, each language in its own words', async () => {
    const [english, arabic] = [
      await requestAndValidate(cms, '/api/pages/landing'),
      await requestAndValidate(cms, '/api/pages/landing', { locale: 'ar' }),
    ].map(({ body }) => JSON.stringify(body));
    expect(english).toContain('30% off');
    expect(english).toContain('13 channels');
    expect(english).toContain('Over 15 channels');
    expect(arabic).toContain(formatQuantity({ unit: 'day', count: TRIAL_DAYS }, 'ar'));
    expect((await requestAndValidate(cms, '/api/pages/faq')).body).toMatchObject({
      data: { slug: 'faq', locale: 'en' },
    });
    expect((await requestAndValidate(cms, '/api/faq', { locale: 'ar' })).body).toMatchObject({
      data: { length: 12 },
    });
  });

  test('settings name the countries in the language asked for', async () => {
    const { body } = await requestAndValidate(cms, '/api/settings', { locale: 'ar' });
    expect(body).toMatchObject({
      data: {
        brand: 'سهرة',
        brand_echo: 'Sahra',
        phones: [
          { country: 'الإمارات العربية المتحدة' },
          { country: 'مصر' },
          { country: 'المملكة العربية السعودية' },
        ],
      },
    });
  });
});
