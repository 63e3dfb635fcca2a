import { show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
const episode = (code: string, season: number | null, number: number) =>
  video(code, {
    show: { slug: 'one', title: 'one' },
    kind: 'episode',
    season_number: season,
    episode_number: number,
  });
const seasonOf = async (code: string): Promise<string[]> => {
  const { body } = await gateway.ask(`{ video(code: "${code}") { seasonEpisodes { code } } }`);
  expect(body.errors).toBeUndefined();
  return (body.data?.['video'] as { seasonEpisodes: { code: string }[] }).seasonEpisodes.map(
    (found) => found.code,
  );
};

beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.shows = [show('one')];
});
afterEach(() => gateway.close());

it('are those of its season, in their order, and none beside anything else', async () => {
  gateway.cms.catalogue.videos = [
    episode('one1e1', 1, 1),
    episode('one1e2', 1, 2),
    episode('one2e1', 2, 1),
    video('clip01', { show: { slug: 'one', title: 'one' }, kind: 'clip' }),
    video('alone1', { show: null }),
  ];
  expect(await seasonOf('one1e2')).toEqual(['one1e1', 'one1e2']);
  expect(await seasonOf('one2e1')).toEqual(['one2e1']);
  expect(await seasonOf('clip01')).toEqual([]);
  expect(await seasonOf('alone1')).toEqual([]);
});

it('of a long show are thirty around it, also across pages', async () => {
  gateway.cms.catalogue.videos = Array.from({ length: 90 }, (_, index) =>
    episode(`long${100 + index}`, null, index + 1),
  );
  const [start, middle, end] = [
    await seasonOf('long102'),
    await seasonOf('long148'),
    await seasonOf('long189'),
  ];
  for (const found of [start, middle, end]) expect(found).toHaveLength(30);
  expect([start[0], middle[0], end[0]]).toEqual(['long100', 'long139', 'long160']);
});
