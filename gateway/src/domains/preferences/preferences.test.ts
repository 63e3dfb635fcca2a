import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const FIELDS = '{ channels { slug } shows { slug } autoplay captions historyPaused }';
const FIRST = { channels: [], shows: [], autoplay: true, captions: null, historyPaused: false };

const save = async (input: object, headers: Record<string, string> = FREE) => {
  const { body } = await gateway.ask(
    `mutation Save($input: SavePreferencesInput!) { savePreferences(input: $input) { preferences ${FIELDS} errors { code field } } }`,
    { input },
    headers,
  );
  return body.data?.['savePreferences'];
};
const preferences = async (headers: Record<string, string> = FREE) =>
  (await gateway.ask(`{ viewer { preferences ${FIELDS} } }`, {}, headers)).body;
const sent = () =>
  gateway.accounts.calls
    .filter(({ method, path }) => method === 'POST' && path === '/api/preferences')
    .map(({ body }) => JSON.parse(body) as object);

it('are the viewer’s own, and changed one by one', async () => {
  expect((await preferences()).data).toEqual({ viewer: { preferences: FIRST } });
  expect(await save({ channelSlugs: ['cinema'], captions: 'AR' })).toEqual({
    preferences: { ...FIRST, channels: [{ slug: 'cinema' }], captions: 'AR' },
    errors: [],
  });
  await save({ autoplay: false, historyPaused: true, captions: null });
  expect((await preferences()).data).toEqual({
    viewer: {
      preferences: {
        ...FIRST,
        channels: [{ slug: 'cinema' }],
        autoplay: false,
        captions: null,
        historyPaused: true,
      },
    },
  });
  expect(sent()).toEqual([
    { categories: ['cinema'], captions: 'ar' },
    { autoplay: false, history_paused: true, captions: null },
  ]);
  expect((await preferences({ authorization: 'Bearer bearer-paid' })).data).toEqual({
    viewer: { preferences: FIRST },
  });
});

it('what may not be null and is, stays', async () => {
  await save({ autoplay: null, historyPaused: null, channelSlugs: null });
  expect(sent()).toEqual([{}]);
});

it('name channels that there are: another is refused, one that went is left out', async () => {
  expect(await save({ channelSlugs: ['cinema', 'no-such-channel'] })).toEqual({
    preferences: null,
    errors: [{ code: 'NOT_FOUND', field: 'channelSlugs' }],
  });
  expect(sent()).toEqual([]);
  await save({ channelSlugs: ['cinema', 'smashi-gaming'] });
  const { catalogue } = gateway.cms;
  catalogue.channels = catalogue.channels.filter(({ slug }) => slug !== 'cinema');
  gateway.cms.publish('channel', 'cinema');
  await gateway.feeds.cms.poll();
  expect((await preferences()).data).toMatchObject({
    viewer: { preferences: { channels: [{ slug: 'smashi-gaming' }] } },
  });
});

it('name shows that there are, the one followed last first', async () => {
  const [one, other] = gateway.cms.catalogue.shows.map(({ slug }) => slug);
  expect(await save({ showSlugs: [one, 'no-such-show'] })).toEqual({
    preferences: null,
    errors: [{ code: 'NOT_FOUND', field: 'showSlugs' }],
  });
  expect(await save({ showSlugs: [one, other] })).toMatchObject({
    preferences: { shows: [{ slug: other }, { slug: one }] },
  });
  expect(sent()).toEqual([{ shows: [one, other] }]);
});

it('are nobody’s without a bearer', async () => {
  expect((await preferences({})).data).toEqual({ viewer: null });
  expect(await save({ autoplay: false }, {})).toEqual({
    preferences: null,
    errors: [{ code: 'SESSION_REQUIRED', field: null }],
  });
  const refused = await preferences({ authorization: 'Bearer nonsense' });
  expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
