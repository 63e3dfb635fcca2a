import { show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
const episode = (code: string, place: [number, number]) =>
  video(code, {
    show: { slug: 'one', title: 'one' },
    kind: 'episode',
    season_number: place[0],
    episode_number: place[1],
  });
const nextOf = async (...codes: string[]) => {
  const { body } = await gateway.ask(
    `{ ${codes.map((code, index) => `v${index}: video(code: "${code}") { nextEpisode { code } }`).join(' ')} }`,
  );
  return Object.values(body.data ?? {});
};

beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.shows = [show('one')];
});
afterEach(() => gateway.close());

it('is the next of the season, else the first of the next season, and null after the last', async () => {
  gateway.cms.catalogue.videos = [
    episode('one1e1', [1, 1]),
    episode('one1e2', [1, 2]),
    episode('one2e1', [2, 1]),
    video('clip01', { show: { slug: 'one', title: 'one' }, kind: 'clip' }),
    video('alone1', { show: null }),
  ];
  expect(await nextOf('one1e1', 'one1e2', 'one2e1', 'clip01', 'alone1')).toEqual([
    { nextEpisode: { code: 'one1e2' } },
    { nextEpisode: { code: 'one2e1' } },
    { nextEpisode: null },
    { nextEpisode: null },
    { nextEpisode: null },
  ]);
  expect(gateway.cmsCalls().filter((call) => call.includes('kind=episode'))).toHaveLength(1);
});

it('is found across the pages of a long show', async () => {
  gateway.cms.catalogue.videos = Array.from({ length: 60 }, (_, index) =>
    episode(`long${100 + index}`, [1, index + 1]),
  );
  expect(await nextOf('long149', 'long155')).toEqual([
    { nextEpisode: { code: 'long150' } },
    { nextEpisode: { code: 'long156' } },
  ]);
});
