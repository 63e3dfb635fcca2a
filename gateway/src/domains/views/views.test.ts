import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const VISITOR = '3f0c8a52-9f0d-4a80-9df5-0d6d4f5b2f11';
const COUNTS = '{ videos(first: 9) { nodes { code views commentCount } } }';
const calls = (path: string) => gateway.accounts.calls.filter((call) => call.path === path);
const view = ({ code, ...rest }: { code: string; visitor?: string }, headers: Record<string, string> = {}) =>
  gateway.ask(
    'mutation View($input: CountViewInput!) { countView(input: $input) { counted errors { code field } } }',
    { input: { videoCode: code, ...rest } },
    headers,
  );
const views = async () => (await gateway.ask('{ video(code: "ep01n1x") { views } }')).body;

describe('counts of videos', () => {
  it('are read together, and may be kept by everybody', async () => {
    const answer = await gateway.get({ query: COUNTS });
    const { data } = (await answer.json()) as { data: { videos: { nodes: object[] } } };
    expect(data.videos.nodes).toHaveLength(9);
    expect(data.videos.nodes[0]).toMatchObject({ views: 41, commentCount: 7 });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
    expect(calls('/api/video_counts')).toHaveLength(1);
  });

  it('are kept until the feed tells of the video', async () => {
    await views();
    await view({ code: 'ep01n1x', visitor: VISITOR });
    gateway.accounts.publish('video-counts', 'ep02n1x');
    await gateway.feeds.accounts.poll();
    expect((await views()).data).toEqual({ video: { views: 41 } });
    gateway.accounts.publish('video-counts', 'ep01n1x');
    await gateway.feeds.accounts.poll();
    expect((await views()).data).toEqual({ video: { views: 42 } });
  });

  it('are the last known while accounts is away, and null when none are; the page stands', async () => {
    await views();
    gateway.accounts.down = true;
    await gateway.feeds.accounts.poll();
    expect(await views()).toMatchObject({ data: { video: { views: 41 } }, extensions: { stale: true } });
    const { body } = await gateway.ask('{ video(code: "ep02n1x") { title views commentCount } }');
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      video: { title: expect.any(String) as string, views: null, commentCount: null },
    });
  });
});

describe('countView', () => {
  it('counts a visitor, with their address for the limit', async () => {
    const { body } = await view({ code: 'ep01n1x', visitor: VISITOR });
    expect(body.data).toEqual({ countView: { counted: true, errors: [] } });
    const [call] = calls('/api/views');
    expect(JSON.parse(call?.body ?? '')).toEqual({ code: 'ep01n1x', visitor: VISITOR });
    expect(call?.headers).toMatchObject({
      'x-forwarded-for': expect.stringContaining('127.0.0.1') as string,
    });
    expect(call?.headers.authorization).toBeUndefined();
  });

  it('counts a viewer as themselves', async () => {
    await view({ code: 'ep01n1x' }, { authorization: 'Bearer bearer-free' });
    expect(calls('/api/views')[0]?.headers.authorization).toBe('Bearer bearer-free');
  });

  it('refuses an unknown video, and accounts is not asked', async () => {
    expect((await view({ code: 'gone01x' })).body.data).toEqual({
      countView: { counted: false, errors: [{ code: 'NOT_FOUND', field: 'videoCode' }] },
    });
    expect(calls('/api/views')).toEqual([]);
  });

  it('ties what accounts refuses to its field', async () => {
    gateway.accounts.interrupt.push({
      status: 422,
      body: { code: 'BAD_USER_INPUT', error_codes: { visitor: ['BAD_USER_INPUT'] } },
    });
    expect((await view({ code: 'ep01n1x', visitor: 'me' })).body.data).toMatchObject({
      countView: { errors: [{ code: 'BAD_USER_INPUT', field: 'visitor' }] },
    });
  });
});
