import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const SAVE =
  'mutation Save($input: SaveProgressInput!) { saveProgress(input: $input) { progress { positionSeconds durationSeconds state resumeSeconds watchedAt } errors { code field } } }';
const MERGE =
  'mutation Merge($input: MergeProgressInput!) { mergeProgress(input: $input) { kept errors { code field } } }';

const save = (code: string, position = 600, more: object = {}, headers: Record<string, string> = FREE) =>
  gateway.ask(
    SAVE,
    { input: { videoCode: code, positionSeconds: position, durationSeconds: 1800, ...more } },
    headers,
  );
const calls = () => gateway.accounts.calls.filter(({ path }) => /progress|continue/.test(path));
const continued = async (headers: Record<string, string> = FREE) => {
  const query =
    '{ viewer { continueWatching(first: 5) { edges { progress { positionSeconds } node { code } } nodes { code } } } }';
  return (await gateway.ask(query, {}, headers)).body.data?.['viewer'];
};

describe('progress', () => {
  it('is kept, and says where the video goes on', async () => {
    const { body } = await save('ep01n1x', 600, { watchedAt: '2026-11-21T17:59:00Z' });
    expect(body.data).toEqual({
      saveProgress: {
        progress: {
          positionSeconds: 600,
          durationSeconds: 1800,
          state: 'STARTED',
          resumeSeconds: 600,
          watchedAt: '2026-11-21T18:00:00.000Z',
        },
        errors: [],
      },
    });
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({
      code: 'ep01n1x',
      position: 600,
      duration: 1800,
      at: '2026-11-21T17:59:00.000Z',
    });
    expect(await continued()).toEqual({
      continueWatching: {
        edges: [{ progress: { positionSeconds: 600 }, node: { code: 'ep01n1x' } }],
        nodes: [{ code: 'ep01n1x' }],
      },
    });
  });

  it.each([
    ['hardly begun', 14, 'NEW'],
    ['finished', 1795, 'FINISHED'],
  ])('of what is %s starts again', async (_what, position, state) => {
    const { body } = await save('ep01n1x', position);
    expect(body.data).toMatchObject({ saveProgress: { progress: { state, resumeSeconds: 0 } } });
  });

  it('is not kept of what is live', async () => {
    expect((await save('live01')).body.data).toEqual({ saveProgress: { progress: null, errors: [] } });
    expect(calls()).toEqual([]);
  });

  it.each([
    ['an unknown video', 'gone01x', 600, { code: 'NOT_FOUND', field: 'videoCode' }],
    ['a position that cannot be', 'ep01n1x', -1, { code: 'BAD_USER_INPUT', field: 'positionSeconds' }],
  ])('refuses %s', async (_what, code, position, error) => {
    expect((await save(code, position)).body.data).toEqual({
      saveProgress: { progress: null, errors: [error] },
    });
  });

  it('of a whole page is asked for once, and is null for visitors', async () => {
    await save('ep02n1x');
    gateway.accounts.calls.length = 0;
    const query = '{ videos(first: 9) { nodes { code viewerProgress { positionSeconds } } } }';
    const { body } = await gateway.ask(query, {}, FREE);
    const { nodes } = body.data?.['videos'] as { nodes: { viewerProgress: object | null }[] };
    expect(nodes.filter(({ viewerProgress }) => viewerProgress)).toEqual([
      { code: 'ep02n1x', viewerProgress: { positionSeconds: 600 } },
    ]);
    expect(calls()).toHaveLength(1);
    const visitor = await gateway.ask(query);
    expect(JSON.stringify(visitor.body)).not.toContain('"positionSeconds"');
    expect(calls()).toHaveLength(1);
  });
});

describe('what a guest has watched', () => {
  const entry = (code: string) => ({
    videoCode: code,
    positionSeconds: 600,
    durationSeconds: 1800,
    watchedAt: '2026-11-20T18:00:00Z',
  });

  it('is brought along, but for what is live or no longer published', async () => {
    const { body } = await gateway.ask(
      MERGE,
      { input: { entries: ['ep01n1x', 'gone01x', 'live01'].map(entry) } },
      FREE,
    );
    expect(body.data).toEqual({ mergeProgress: { kept: 1, errors: [] } });
    expect(await continued()).toMatchObject({ continueWatching: { nodes: [{ code: 'ep01n1x' }] } });
  });

  it('is refused when it is more than anybody has', async () => {
    const entries = Array.from({ length: 51 }, () => entry('ep01n1x'));
    const { body } = await gateway.ask(MERGE, { input: { entries } }, FREE);
    expect(body.data).toEqual({
      mergeProgress: { kept: 0, errors: [{ code: 'BAD_USER_INPUT', field: 'entries' }] },
    });
    expect(calls()).toEqual([]);
  });
});

describe('the history', () => {
  const clear = (code?: string, headers: Record<string, string> = FREE) =>
    gateway.ask(
      'mutation Clear($input: ClearHistoryInput!) { clearHistory(input: $input) { cleared errors { code } } }',
      { input: { videoCode: code } },
      headers,
    );

  it('forgets one video or all', async () => {
    for (const code of ['ep01n1x', 'ep02n1x', 'ep03n1x']) await save(code);
    expect((await clear('ep02n1x')).body.data).toEqual({ clearHistory: { cleared: true, errors: [] } });
    expect(await continued()).toMatchObject({
      continueWatching: { nodes: [{ code: 'ep03n1x' }, { code: 'ep01n1x' }] },
    });
    await clear();
    expect(await continued()).toMatchObject({ continueWatching: { nodes: [] } });
  });

  it('has what is finished too, and not what is gone', async () => {
    await save('ep02n1x', 1795);
    await save('ep01n1x');
    gateway.cms.catalogue.videos = gateway.cms.catalogue.videos.filter(({ code }) => code !== 'ep01n1x');
    gateway.cms.publish('catalogue', '*');
    await gateway.feeds.cms.poll();
    const { body } = await gateway.ask(
      '{ viewer { watchHistory { edges { progress { state } node { code } } nodes { code } pageInfo { hasNextPage } } } }',
      {},
      FREE,
    );
    expect(body.data).toEqual({
      viewer: {
        watchHistory: {
          edges: [{ progress: { state: 'FINISHED' }, node: { code: 'ep02n1x' } }],
          nodes: [{ code: 'ep02n1x' }],
          pageInfo: { hasNextPage: false },
        },
      },
    });
  });

  it('is nobody’s without a bearer', async () => {
    expect(await continued({})).toBeNull();
    const errors = [{ code: 'SESSION_REQUIRED' }];
    expect((await clear(undefined, {})).body.data).toMatchObject({
      clearHistory: { cleared: false, errors },
    });
    expect((await save('ep01n1x', 600, {}, {})).body.data).toMatchObject({ saveProgress: { errors } });
    expect((await gateway.ask(MERGE, { input: { entries: [] } })).body.data).toMatchObject({
      mergeProgress: { errors },
    });
    expect(calls()).toEqual([]);
  });
});
