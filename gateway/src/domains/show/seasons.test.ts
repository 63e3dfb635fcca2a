import { nodeId } from '../../graph/node-id';
import { show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
const season = (number: number) => ({ number, title: null, locale: null, year: null, episode_count: 2 });
const episode = (code: string, slug: string, place: [number, number]) =>
  video(code, { show: { slug, title: slug }, season_number: place[0], episode_number: place[1] });

beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.shows = [
    show('one', { seasons: [season(1), season(2)] }),
    show('two', { seasons: [season(1)] }),
    show('none'),
  ];
  gateway.cms.catalogue.videos = [
    episode('one1e1', 'one', [1, 1]),
    episode('one1e2', 'one', [1, 2]),
    episode('one2e1', 'one', [2, 1]),
    episode('two1e1', 'two', [1, 1]),
  ];
});
afterEach(() => gateway.close());

interface Season {
  id: string;
  number: number;
  episodes: { nodes: { code: string }[]; pageInfo: { hasNextPage: boolean } };
}

describe('seasons', () => {
  it('have their episodes, those of all shows in one call', async () => {
    const { body } = await gateway.ask(
      '{ shows { nodes { slug seasons { id number episodes(first: 1) { nodes { code } pageInfo { hasNextPage } } } } } }',
    );
    const { nodes } = body.data?.['shows'] as { nodes: { slug: string; seasons: Season[] }[] };
    const found = nodes.map(({ slug, seasons }) => [
      slug,
      seasons.map(({ number, episodes }) => [
        number,
        episodes.nodes.map(({ code }) => code),
        episodes.pageInfo.hasNextPage,
      ]),
    ]);
    expect(found).toEqual([
      [
        'one',
        [
          [1, ['one1e1'], true],
          [2, ['one2e1'], false],
        ],
      ],
      ['two', [[1, ['two1e1'], false]]],
      ['none', []],
    ]);
    expect(gateway.cmsCalls().map((call) => call.split('?')[0])).toEqual([
      '/api/shows',
      '/api/videos_of_each',
    ]);
  });

  it('are nodes with their show', async () => {
    const { body } = await gateway.ask(
      'query ($id: ID!) { node(id: $id) { ... on Season { number show { slug } episodes { nodes { code } } } } }',
      { id: nodeId('Season', 'one:2') },
    );
    expect(body.data).toEqual({
      node: { number: 2, show: { slug: 'one' }, episodes: { nodes: [{ code: 'one2e1' }] } },
    });
  });
});
