import { channel, show, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

const OPEN_COURT = { slug: 'open-court', title: 'Open Court', locale: 'en' } as const;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const { catalogue } = gateway.cms;
  catalogue.shows = [show('open-court')];
  catalogue.channels = ['tech', 'padel', 'travel'].map((slug) => channel(slug));
  const at = (day: number) => ({ published_at: `2026-11-0${day}T10:00:00.000Z` });
  catalogue.videos = [
    video('tech01x', { kind: 'short', channel_slug: 'tech', ...at(1) }),
    video('padel02x', { kind: 'short', channel_slug: 'padel', ...at(2) }),
    video('tech03x', { kind: 'short', channel_slug: 'tech', ...at(3) }),
    video('travel04', { kind: 'short', channel_slug: 'travel', ...at(4) }),
    video('tech05x', { kind: 'clip', channel_slug: 'tech', ...at(5) }),
    video('padel07x', { channel_slug: 'padel', show: OPEN_COURT, ...at(7) }),
    video('padel08x', { channel_slug: 'padel', show: OPEN_COURT, ...at(8) }),
    video('padel09x', { channel_slug: 'padel', live: true, ...at(9) }),
  ];
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const read = async (field: 'followedShorts' | 'followedVideos') => {
  const { body } = await gateway.ask(`{ viewer { ${field}(first: 5) { nodes { code } } } }`, {}, FREE);
  expect(body.errors).toBeUndefined();
  const viewer = body.data?.['viewer'] as Record<typeof field, { nodes: { code: string }[] }>;
  return viewer[field].nodes.map(({ code }) => code);
};
const follow = (channelSlugs: string[], showSlugs: string[] = []) =>
  gateway.ask(
    'mutation ($input: SavePreferencesInput!) { savePreferences(input: $input) { errors { code } } }',
    { input: { channelSlugs, showSlugs } },
    FREE,
  );

it('are the shorts of the chosen channels, newest first, read in one call', async () => {
  expect(await read('followedShorts')).toEqual([]);
  await follow(['padel', 'tech']);
  gateway.cms.calls.length = 0;
  expect(await read('followedShorts')).toEqual(['tech03x', 'padel02x', 'tech01x']);
  expect(gateway.cms.calls.filter(({ path }) => path.startsWith('/api/videos'))).toHaveLength(1);
});

it('are recordings too: of each show its newest one, no shorts, nothing live', async () => {
  expect(await read('followedVideos')).toEqual([]);
  await follow(['padel', 'tech']);
  gateway.cms.calls.length = 0;
  expect(await read('followedVideos')).toEqual(['padel08x', 'tech05x']);
  expect(gateway.cms.calls.filter(({ path }) => path.startsWith('/api/videos'))).toHaveLength(1);
});

it('are recordings of followed shows, once where their channel is chosen too', async () => {
  await follow([], ['open-court']);
  expect(await read('followedVideos')).toEqual(['padel08x']);
  await follow(['padel'], ['open-court']);
  expect(await read('followedVideos')).toEqual(['padel08x']);
});
