import { picture, show } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const SHOW =
  '{ show(slug: "show-1") { year ageRating episodeCount premium poster { url } thumbnail { url } portrait { tint renditions { url width height mimeType } } } }';
const change = (rest: Parameters<typeof show>[1]) => (gateway.cms.catalogue.shows[0] = show('show-1', rest));

describe('a show', () => {
  it('says what stands on its card, with each picture in its formats', async () => {
    change({
      poster_picture: picture('poster'),
      wide: picture('wide'),
      upright: picture('upright'),
      year: 2026,
      age_rating: '12+',
      episode_count: 6,
      premium: true,
    });
    expect((await gateway.ask(SHOW)).body.data).toEqual({
      show: {
        year: 2026,
        ageRating: '12+',
        episodeCount: 6,
        premium: true,
        poster: { url: '/uploads/poster_1280.webp' },
        thumbnail: { url: '/uploads/wide_1280.webp' },
        portrait: {
          tint: '#2b1a3d',
          renditions: [
            { url: '/uploads/upright_320.avif', width: 320, height: 180, mimeType: 'image/avif' },
            { url: '/uploads/upright_1280.webp', width: 1280, height: 720, mimeType: 'image/webp' },
          ],
        },
      },
    });
  });

  it('may lack all that editors need not give', async () => {
    expect((await gateway.ask(SHOW)).body.data).toEqual({
      show: {
        year: null,
        ageRating: null,
        episodeCount: 0,
        premium: false,
        poster: null,
        thumbnail: null,
        portrait: null,
      },
    });
  });

  it('counts its episodes again when a video is published', async () => {
    await gateway.ask(SHOW);
    change({ episode_count: 1 });
    gateway.cms.publish('video', 'newvideo1');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(SHOW)).body.data).toMatchObject({ show: { episodeCount: 1 } });
  });
});

describe('the seasons and the areas of a show', () => {
  it('are answered as the cms gives them', async () => {
    change({
      original: true,
      format: 'podcast',
      sport_slug: 'padel',
      seasons: [
        { number: 1, title: null, locale: null, year: null, episode_count: 8 },
        { number: 2, title: 'موسم الشباك', locale: 'ar', year: 2026, episode_count: 6 },
      ],
    });
    const { body } = await gateway.ask(
      '{ show(slug: "show-1") { areas kind sport { name } seasons { number title language year episodeCount } } }',
    );
    expect(body.data).toEqual({
      show: {
        areas: ['ORIGINAL', 'PODCAST', 'SPORT'],
        kind: 'PODCAST',
        sport: { name: 'Sport padel' },
        seasons: [
          { number: 1, title: null, language: null, year: null, episodeCount: 8 },
          { number: 2, title: 'موسم الشباك', language: 'AR', year: 2026, episodeCount: 6 },
        ],
      },
    });
  });

  it('change when the show is published, as the cms tells of a season', async () => {
    const SEASONS = '{ show(slug: "show-1") { seasons { number } } }';
    await gateway.ask(SEASONS);
    change({ seasons: [{ number: 1, title: 'First', locale: 'en', year: null, episode_count: 1 }] });
    gateway.cms.publish('show', 'show-1');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(SEASONS)).body.data).toEqual({ show: { seasons: [{ number: 1 }] } });
  });

  it('of a show without a sport appear when a sport is published', async () => {
    const SPORT = '{ show(slug: "show-1") { sport { slug } } }';
    expect((await gateway.ask(SPORT)).body.data).toEqual({ show: { sport: null } });
    change({ sport_slug: 'padel' });
    gateway.cms.publish('sport', 'padel');
    await gateway.feeds.cms.poll();
    expect((await gateway.ask(SPORT)).body.data).toEqual({ show: { sport: { slug: 'padel' } } });
  });
});
