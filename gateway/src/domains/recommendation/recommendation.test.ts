import { nodeId } from '../../graph/node-id';
import { channel, show, sport, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  const { catalogue } = gateway.cms;
  catalogue.channels = [channel('travel'), channel('pitch')];
  catalogue.sports = [sport('football')];
  const shows = [
    show('slow-road', { channel_slug: 'travel', people: ['Salma'] }),
    show('night-bus', { channel_slug: 'travel' }),
    show('ferry', { channel_slug: 'travel' }),
    show('one-lamp', { channel_slug: null, people: ['Salma'] }),
    show('cup', { channel_slug: 'pitch', sport_slug: 'football' }),
    show('away-end', { channel_slug: null, sport_slug: 'football' }),
    show('alone', { channel_slug: null }),
  ];
  catalogue.shows = shows;
  catalogue.videos = [
    ...shows.map(({ slug, title }, place) => video(`ep0${place + 1}n1x`, { show: { slug, title } })),
    video('lone01x'),
  ];
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const QUERY = '{ viewer { recommendation { reason source { slug } shows { slug } } } }';
const ask = async (headers: Record<string, string> = FREE) => {
  const { body } = await gateway.ask(QUERY, {}, headers);
  expect(body.errors).toBeUndefined();
  return body.data?.['viewer'];
};
const watch = (videoCode: string, positionSeconds: number) =>
  gateway.ask(
    'mutation ($input: SaveProgressInput!) { saveProgress(input: $input) { errors { code } } }',
    { input: { videoCode, positionSeconds, durationSeconds: 1800 } },
    FREE,
  );
const save = (slug: string) =>
  gateway.ask(
    'mutation ($input: AddShowToWatchlistInput!) { addShowToWatchlist(input: $input) { errors { code } } }',
    { input: { showId: nodeId('Show', slug) } },
    FREE,
  );
const because = (reason: string, slug: string, ...slugs: string[]) => ({
  recommendation: { reason, source: { slug }, shows: slugs.map((each) => ({ slug: each })) },
});

it('names what is near the show that was watched last: its channel, then its people', async () => {
  await watch('ep05n1x', 600);
  await watch('ep01n1x', 600);
  expect(await ask()).toEqual(because('WATCHED', 'slow-road', 'night-bus', 'ferry', 'one-lamp'));
});

it('leaves out what was begun, watched to the end or saved, however long ago', async () => {
  await watch('ep02n1x', 1795);
  await save('ferry');
  for (const code of ['ep05n1x', 'ep06n1x', 'ep07n1x', 'ep01n1x']) await watch(code, 600);
  expect(await ask()).toEqual(because('WATCHED', 'slow-road', 'one-lamp'));
});

it('begins with what was saved where nothing was watched', async () => {
  await save('cup');
  expect(await ask()).toEqual(because('SAVED', 'cup', 'away-end'));
});

it.each([
  ['nothing was watched or saved', []],
  ['it was left in the first seconds', ['ep01n1x', 14]],
  ['the video has no show', ['lone01x', 600]],
  ['nothing is near', ['ep07n1x', 600]],
] as const)('is null when %s', async (_when, [code, position]) => {
  if (code !== undefined) await watch(code, position);
  expect(await ask()).toEqual({ recommendation: null });
});

it('is nobody else’s: visitors have none, and what another viewer watched does not count', async () => {
  await watch('ep01n1x', 600);
  expect(await ask({ authorization: 'Bearer bearer-paid' })).toEqual({ recommendation: null });
  expect(await ask({})).toBeNull();
});
