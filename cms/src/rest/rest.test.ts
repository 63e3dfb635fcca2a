import { VIDEOS } from '../../seeds/videos';
import { requestAndValidate } from '../testing/request-and-validate';
import { someNumber, someText, textLike } from '../testing/matching';
import { startTestCms, type TestResponse, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

const get = (path: string, locale: 'en' | 'ar' = 'en'): Promise<TestResponse> =>
  requestAndValidate(cms, path, { locale });

const COLOR = /^#[0-9a-f]{6}$/;

const renditionsIn = (...widths: number[]): unknown[] =>
  widths.flatMap((width) =>
    ['avif', 'webp'].map((type) => ({
      url: textLike(new RegExp(`^/uploads/.+\\.${type}$`)),
      width,
      height: someNumber,
      type: `image/${type}`,
    })),
  );

const codesOf = ({ body }: TestResponse): string[] =>
  (body as { data: { code: string }[] }).data.map(({ code }) => code);
const nextOf = ({ body }: TestResponse): string | null =>
  (body as { meta: { next: string | null } }).meta.next;

describe('the four calls of the specification', () => {
  test('categories: channels at data[0].data with slug, name and image', async () => {
    const { body } = await get('/api/categories?type=channels', 'ar');
    const channels = (body as { data: [{ data: Record<string, unknown>[] }] }).data[0].data;
    expect(channels).toHaveLength(15);
    expect(channels[0]).toEqual({
      slug: 'smashi-gaming',
      name: 'ألعاب',
      name_echo: 'Gaming',
      description: someText,
      image: textLike(/^\/uploads\/.+\.webp$/),
      picture: {
        url: textLike(/^\/uploads\/.+\.webp$/),
        width: 384,
        height: 384,
        alt: 'ذراع تحكّم وسط بكسلات متطايرة',
        renditions: renditionsIn(128, 256, 384),
        tint: textLike(COLOR),
        focus: null,
      },
      light: '#ff9f1c',
      locale: 'ar',
      updated_at: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test('getVideoByCode: title, poster and show.title in the language asked for', async () => {
    const code = 'wx4re557';
    const english = await get(`/api/getVideoByCode?code=${code}`);
    expect(english.body).toEqual({
      data: {
        code,
        title: 'Maqam on a motorbike',
        description: someText,
        people: expect.any(Array) as unknown,
        chapters: [
          { start_seconds: 0, title: 'Every street has a scale' },
          { start_seconds: 18, title: 'The ninth parcel' },
          ...Array<unknown>(4).fill({ start_seconds: someNumber, title: someText }),
        ],
        locale: 'en',
        kind: 'episode',
        live: false,
        recorded: true,
        follows_schedule: false,
        premium: false,
        starts_at: null,
        ends_at: null,
        duration_seconds: 240,
        episode_number: 1,
        season_number: null,
        published_at: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
        poster: textLike(/^\/uploads\//),
        poster_picture: {
          url: someText,
          width: 1280,
          height: 720,
          alt: someText,
          renditions: renditionsIn(320, 640, 1280),
          tint: textLike(COLOR),
          focus: null,
        },
        upright: null,
        show: { slug: 'oud-after-dark', title: 'Oud After Dark' },
        channel_slug: 'live-music',
        sport_slug: null,
      },
    });
    const arabic = await get(`/api/getVideoByCode?code=${code}`, 'ar');
    expect(arabic.body).toMatchObject({
      data: {
        title: 'مقام على دراجة نارية',
        show: { title: 'عود بعد الغروب' },
        chapters: expect.arrayContaining([{ start_seconds: 0, title: 'لكلّ شارعٍ مقام' }]) as unknown,
      },
    });
  });

  test('meta_tags: title, meta_description and meta_image', async () => {
    const { body } = await get('/api/meta_tags/home');
    expect(body).toEqual({
      data: {
        title: 'Tonight on Sahra',
        meta_description: someText,
        meta_image: textLike(/^\/uploads\//),
        meta_picture: expect.objectContaining({ width: 2880, alt: someText }) as unknown,
        locale: 'en',
      },
    });
    expect(await get('/api/meta_tags/login')).toMatchObject({ body: { data: { meta_image: null } } });
  });

  test.each([
    '/api/getVideoByCode?code=zzzzzzzz',
    '/api/getVideoByCode?code=%25',
    '/api/meta_tags/none',
    '/api/pages/none',
    '/api/shows/None!',
  ])('%s is not there', async (path) => {
    expect(await get(path, 'ar')).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: textLike(/\p{Script=Arabic}/u) },
    });
  });
});

describe('lists', () => {
  test('all videos come once each, newest first, page by page', async () => {
    const codes: string[] = [];
    const times: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page = await get(`/api/videos?limit=7${next && `&cursor=${next}`}`);
      codes.push(...codesOf(page));
      times.push(
        ...(page.body as { data: { published_at: string }[] }).data.map(({ published_at }) => published_at),
      );
      next = nextOf(page);
    }
    expect(new Set(codes)).toEqual(new Set(VIDEOS.flatMap(({ videos }) => videos.map(({ code }) => code))));
    expect(codes).toHaveLength(new Set(codes).size);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('episodes of a show come by their number, page by page', async () => {
    const first = await get('/api/videos?show=the-first-dirham&kind=episode&limit=2');
    const rest = await get(`/api/videos?show=the-first-dirham&kind=episode&limit=2&cursor=${nextOf(first)}`);
    const numbers = [first, rest].flatMap(({ body }) =>
      (body as { data: { episode_number: number }[] }).data.map(({ episode_number }) => episode_number),
    );
    expect(numbers).toEqual([1, 2, 3]);
    expect(nextOf(rest)).toBeNull();
  });

  test('filters narrow', async () => {
    const { body } = await get('/api/videos?live=true&premium=true&category=smashi-gaming&limit=50');
    expect(body).toMatchObject({ data: [{ live: true, premium: true, channel_slug: 'smashi-gaming' }] });
  });

  test('a batch is answered as asked, unknown keys left out', async () => {
    const [a, b] = [VIDEOS[4]?.videos[1]?.code, VIDEOS[2]?.videos[0]?.code];
    expect(codesOf(await get(`/api/videos?codes=${a},unknown1,${b},!`))).toEqual([a, b]);
    const shows = await get('/api/shows?slugs=respawn,nothing,the-slow-road');
    expect(shows.body).toMatchObject({ data: [{ slug: 'respawn' }, { slug: 'the-slow-road' }] });
    expect((await get('/api/channels?slugs=padel')).body).toMatchObject({ data: [{ slug: 'padel' }] });
  });

  test('the first videos of several owners come in one answer', async () => {
    const { body } = await get('/api/videos_of_each?shows=respawn,the-slow-road&kind=episode&each=2');
    const places = (body as { data: { show: { slug: string }; episode_number: number }[] }).data.map(
      ({ show, episode_number }) => `${show.slug} ${episode_number}`,
    );
    expect(places).toEqual(['respawn 1', 'respawn 2', 'the-slow-road 1', 'the-slow-road 2']);
  });

  test('shows have their title in the other language too', async () => {
    const { body } = await get('/api/shows/respawn', 'ar');
    expect(body).toMatchObject({
      data: { title: 'جولة أخرى', title_echo: 'Respawn', channel_slug: 'smashi-gaming' },
    });
  });

  test.each([
    '/api/videos?limit=51',
    '/api/videos?limit=x',
    '/api/videos?kind=film',
    '/api/videos?cursor=abc',
    '/api/faq?fallback=fr',
    '/api/categories',
    '/api/categories?type=genres',
    '/api/changes',
  ])('%s is refused', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });

  const cursor = (...key: unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

  test.each([
    ['slug', '/api/shows/a%00'],
    ['code', '/api/meta_tags/%00'],
    ['code', '/api/getVideoByCode?code=a%00'],
    ['q', '/api/search?q=%00'],
    ['slugs', '/api/shows?slugs=respawn,%00'],
    ['category', '/api/videos?category=%00'],
    ['cursor', '/api/videos?cursor=%00'],
    ['cursor', '/api/videos?cursor=abc'],
    ['cursor', `/api/videos?cursor=${cursor('0000-01-01T00:00:00.000Z', 'a')}`],
    ['cursor', `/api/videos?cursor=${cursor('2026-11-22T00:00:00.000Z', 'a\0')}`],
    ['cursor', `/api/shows?cursor=${cursor(2 ** 40, 'a')}`],
    ['cursor', `/api/shows?cursor=${cursor(1, 'a\ud800')}`],
    ['cursor', `/api/shows?cursor=${cursor([], {})}`],
  ])('%s is named when it cannot be read: %s', async (field, path) => {
    expect(await get(path, 'ar')).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: { [field]: [textLike(/\p{Script=Arabic}/u)] } },
    });
  });
});
