import { channel, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const { catalogue } = gateway.cms;
  catalogue.channels = ['tech', 'padel', 'travel'].map((slug) => channel(slug));
  const at = (day: number) => ({ published_at: `2026-11-0${day}T10:00:00.000Z` });
  catalogue.videos = [
    video('tech01x', { kind: 'short', channel_slug: 'tech', ...at(1) }),
    video('padel02x', { kind: 'short', channel_slug: 'padel', ...at(2) }),
    video('tech03x', { kind: 'short', channel_slug: 'tech', ...at(3) }),
    video('travel04', { kind: 'short', channel_slug: 'travel', ...at(4) }),
    video('tech05x', { kind: 'clip', channel_slug: 'tech', ...at(5) }),
  ];
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const shorts = async () => {
  const { body } = await gateway.ask('{ viewer { followedShorts(first: 5) { nodes { code } } } }', {}, FREE);
  expect(body.errors).toBeUndefined();
  const viewer = body.data?.['viewer'] as { followedShorts: { nodes: { code: string }[] } };
  return viewer.followedShorts.nodes.map(({ code }) => code);
};

it('are the shorts of the chosen channels, newest first, read in one call', async () => {
  expect(await shorts()).toEqual([]);
  await gateway.ask(
    'mutation { savePreferences(input: { channelSlugs: ["padel", "tech"] }) { errors { code } } }',
    {},
    FREE,
  );
  gateway.cms.calls.length = 0;
  expect(await shorts()).toEqual(['tech03x', 'padel02x', 'tech01x']);
  expect(gateway.cms.calls.filter(({ path }) => path.startsWith('/api/videos'))).toHaveLength(1);
});
