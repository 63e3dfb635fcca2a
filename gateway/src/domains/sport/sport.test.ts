import { picture, show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const { catalogue } = gateway.cms;
  catalogue.shows = ['football', 'padel'].flatMap((sport) =>
    [1, 2, 3].map((number) => show(`${sport}-${number}`, { sport_slug: sport })),
  );
  catalogue.videos = ['football', 'padel'].flatMap((sport) =>
    [1, 2, 3].map((number) => video(`${sport}0${number}`, { sport_slug: sport, season_number: number })),
  );
});
afterEach(() => gateway.close());

const pathsOf = (): string[] => gateway.cmsCalls().map((call) => call.split('?')[0] ?? '');

const ask = async (query: string): Promise<Record<string, unknown>> => {
  const { body } = await gateway.ask(query);
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
};

describe('a sport', () => {
  it('has its words, its picture with the focal point, and its shows and videos', async () => {
    const { catalogue } = gateway.cms;
    catalogue.sports = catalogue.sports.map((one) => ({
      ...one,
      picture: { ...picture('pitch'), focus: { x: 70, y: 12.5 } },
    }));
    expect(
      await ask(
        '{ sport(slug: "football") { name language icon { url focus { x y } } shows(first: 2) { nodes { slug } pageInfo { hasNextPage } } videos(first: 1) { nodes { code sport { slug } } } } }',
      ),
    ).toEqual({
      sport: {
        name: 'Sport football',
        language: 'EN',
        icon: { url: '/uploads/pitch_1280.webp', focus: { x: 70, y: 12.5 } },
        shows: { nodes: [{ slug: 'football-1' }, { slug: 'football-2' }], pageInfo: { hasNextPage: true } },
        videos: { nodes: [{ code: 'football01', sport: { slug: 'football' } }] },
      },
    });
  });

  it('that does not exist is null, and one that cannot is not asked for', async () => {
    expect(await ask('{ one: sport(slug: "chess") { slug } two: sport(slug: "No!") { slug } }')).toEqual({
      one: null,
      two: null,
    });
    expect(pathsOf()).toEqual(['/api/sports/chess']);
  });
});

describe('sports', () => {
  const LIST =
    '{ sports(first: 10) { nodes { slug shows(first: 2) { nodes { slug } } videos(first: 2) { nodes { code } } } } }';

  it('are one call, their shows one more and their videos one more', async () => {
    expect(await ask(LIST)).toMatchObject({
      sports: {
        nodes: [
          { slug: 'football', shows: { nodes: [{ slug: 'football-1' }, { slug: 'football-2' }] } },
          { slug: 'padel', videos: { nodes: [{ code: 'padel01' }, { code: 'padel02' }] } },
        ],
      },
    });
    expect(pathsOf().sort()).toEqual(['/api/shows_of_each', '/api/sports', '/api/videos_of_each']);
  });

  it('cost nothing the second time, until one of them is published', async () => {
    await ask(LIST);
    const before = gateway.cmsCalls().length;
    await ask(LIST);
    expect(gateway.cmsCalls()).toHaveLength(before);
    gateway.cms.catalogue.sports.pop();
    gateway.cms.publish('sport', 'padel');
    await gateway.feeds.cms.poll();
    expect((await ask('{ sports(first: 10) { nodes { slug } } }'))['sports']).toEqual({
      nodes: [{ slug: 'football' }],
    });
  });

  it('of a list of videos are one call', async () => {
    await ask('{ videos(first: 6) { nodes { sport { name } } } }');
    expect(pathsOf()).toEqual(['/api/videos', '/api/sports']);
  });
});

describe('lists', () => {
  it.each([
    'videos(filter: { sport: "padel" }, first: 9) { nodes { code } }',
    'sport(slug: "padel") { videos(first: 9) { nodes { code } } }',
    'video(code: "padel02") { related(first: 9) { nodes { code } } }',
  ])('%s is read again when a show gets its sport', async (field) => {
    const { catalogue } = gateway.cms;
    const give = (sport: string): void => {
      catalogue.videos = ['padel01', 'padel02', 'moved01'].map((code) =>
        code === 'moved01'
          ? video(code, { sport_slug: sport, show: { slug: 'moved', title: 'Moved' } })
          : video(code, { sport_slug: 'padel', show: { slug: 'padel-1', title: 'Padel' } }),
      );
    };
    const read = async (): Promise<string> => JSON.stringify(await ask(`{ ${field} }`));
    give('football');
    // The fake cms relates all videos, whatever their sport.
    catalogue.videos = catalogue.videos.filter(
      ({ code }) => !field.includes('related') || code !== 'moved01',
    );
    expect(await read()).not.toContain('moved01');
    give('padel');
    gateway.cms.publish('show', 'moved');
    await gateway.feeds.cms.poll();
    expect(await read()).toContain('moved01');
  });

  it.each([
    ['shows(filter: { sport: "padel" }, first: 9) { nodes { slug } }', '/api/shows?limit=9&sport=padel'],
    [
      'shows(filter: { area: ORIGINAL, channel: "cinema" }, first: 9) { nodes { slug } }',
      '/api/shows?limit=9&type=original&category=cinema',
    ],
    ['shows(orderBy: TITLE, first: 9) { nodes { slug } }', '/api/shows?limit=9&order=title'],
    ['videos(orderBy: OLDEST, first: 9) { nodes { code } }', '/api/videos?limit=9&order=oldest'],
    [
      'videos(filter: { area: BUSINESS, channel: "cinema" }, first: 9) { nodes { code } }',
      '/api/videos?limit=9&type=business&category=cinema',
    ],
    [
      'videos(filter: { season: 2, sport: "padel" }, first: 9) { nodes { code } }',
      '/api/videos?limit=9&season=2&sport=padel',
    ],
    ['shorts(first: 9) { nodes { code } }', '/api/videos?limit=9&kind=short'],
  ])('%s asks the cms for no more', async (field, call) => {
    await ask(`{ ${field} }`);
    const [asked = '', ...others] = gateway.cmsCalls();
    expect(others).toEqual([]);
    const sorted = (address: string) => {
      const url = new URL(address, 'http://cms');
      url.searchParams.delete('fallback');
      url.searchParams.sort();
      return url.href;
    };
    expect(sorted(asked)).toBe(sorted(call));
  });
});
