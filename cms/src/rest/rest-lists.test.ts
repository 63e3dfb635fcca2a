import { requestAndValidate } from '../testing/request-and-validate';
import { startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

interface Page<Item> {
  data: Item[];
  meta: { next: string | null };
}

const read = async <Item>(path: string, locale: 'en' | 'ar' = 'en'): Promise<Page<Item>> => {
  const { status, body } = await requestAndValidate(cms, path, { locale });
  expect(status).toBe(200);
  return body as Page<Item>;
};

/** Reads a whole list, in pages of seven. */
const whole = async <Item>(path: string, locale: 'en' | 'ar' = 'en'): Promise<Item[]> => {
  const items: Item[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Page<Item> = await read(`${path}&limit=7${next && `&cursor=${next}`}`, locale);
    items.push(...page.data);
    next = page.meta.next;
  }
  return items;
};

interface Show {
  slug: string;
  title: string;
}

describe('shows', () => {
  test.each(['newest', 'title'])('by %s are the same shows, once each, page by page', async (order) => {
    const slugs = (await whole<Show>(`/api/shows?order=${order}`)).map(({ slug }) => slug);
    const curated = (await whole<Show>('/api/shows?')).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(7);
    expect(slugs).not.toEqual(curated);
    expect([...slugs].sort()).toEqual([...curated].sort());
  });

  test.each(['en', 'ar'] as const)('by title are sorted by their title in %s', async (locale) => {
    const titles = (await whole<Show>('/api/shows?order=title', locale)).map(({ title }) => title);
    const sorted = await cms.strapi.db.connection.raw('SELECT t FROM unnest(?::text[]) t ORDER BY t', [
      titles,
    ]);
    expect(titles).toEqual((sorted as { rows: { t: string }[] }).rows.map(({ t }) => t));
  });

  test.each(['order=oldest', 'order=title&cursor=WzEsImEiXQ'])('%s is refused', async (query) => {
    expect(await requestAndValidate(cms, `/api/shows?${query}`)).toMatchObject({ status: 400 });
  });
});

interface Video {
  code: string;
  published_at: string;
  episode_number: number | null;
  season_number: number | null;
  show: { slug: string } | null;
}

describe('videos', () => {
  test('oldest first are all videos, once each, page by page', async () => {
    const oldest = await whole<Video>('/api/videos?order=oldest');
    const times = oldest.map(({ published_at }) => published_at);
    expect(times).toEqual([...times].sort());
    const newest = await whole<Video>('/api/videos?order=newest');
    expect(new Set(oldest.map(({ code }) => code))).toEqual(new Set(newest.map(({ code }) => code)));
    expect(oldest).toHaveLength(newest.length);
  });

  test('episodes of a show are by season and number only when no order is asked for', async () => {
    const path = '/api/videos?show=respawn&kind=episode';
    const places = (await whole<Video>(path)).map(({ episode_number }) => episode_number);
    expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
    const times = (await whole<Video>(`${path}&order=newest`)).map(({ published_at }) => published_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('of several seasons come in one answer, each season in its order', async () => {
    const all = await whole<Video>('/api/videos?kind=episode');
    const inSeason = all.filter(({ season_number }) => season_number !== null);
    const keys = [...new Set(inSeason.map((video) => `${video.show?.slug}:${video.season_number}`))];
    expect(keys.length).toBeGreaterThan(1);
    const asked = [...keys, 'respawn:99', 'no season'].join(',');
    const { data } = await read<Video>(
      `/api/videos_of_each?kind=episode&each=2&seasons=${encodeURIComponent(asked)}`,
    );
    for (const key of keys) {
      const [show = '', season = ''] = key.split(':');
      const own = data.filter((video) => video.show?.slug === show && String(video.season_number) === season);
      const page = await read<Video>(`/api/videos?show=${show}&season=${season}&kind=episode&limit=2`);
      expect(own.map(({ code }) => code)).toEqual(page.data.map(({ code }) => code));
    }
    expect(data).toHaveLength(new Set(data.map(({ code }) => code)).size);
  });
});

const DAY_MS = 24 * 60 * 60_000;

describe('the schedule', () => {
  const range = `from=${new Date().toISOString()}&to=${new Date(Date.now() + 3 * DAY_MS).toISOString()}`;

  test('of several channels comes in one answer, as of each alone', async () => {
    interface Entry {
      id: string;
      channel_slug: string | null;
    }
    const channels = ['live-music', 'smashi-gaming', 'unknown'];
    const { data } = await read<Entry>(
      `/api/schedule_of_each?${range}&each=2&channels=${channels.join(',')}`,
    );
    expect(data.length).toBeGreaterThan(0);
    for (const channel of channels) {
      const page = await read<Entry>(`/api/schedule?${range}&category=${channel}&limit=2`);
      expect(data.filter(({ channel_slug }) => channel_slug === channel)).toEqual(page.data);
    }
  });

  test('whose range ends before it begins is refused', async () => {
    const path =
      '/api/schedule_of_each?from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z&each=2&channels=cinema';
    expect(await requestAndValidate(cms, path)).toMatchObject({ status: 400 });
  });

  test('is what the endless session of the seeds plays', async () => {
    expect((await read('/api/linear_channels')).data).toEqual([
      { video_code: 'q2dcnfdt', channel_slug: 'live-music' },
    ]);
  });
});
