import { video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

interface Page {
  nodes: { code: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const related = async (first: number, after: string | null = null): Promise<Page> => {
  const { body } = await gateway.ask(
    'query ($first: Int!, $after: String) { video(code: "live01") { related(first: $first, after: $after) { nodes { code } pageInfo { hasNextPage endCursor } } } }',
    { first, after },
  );
  expect(body.errors).toBeUndefined();
  return (body.data?.['video'] as { related: Page }).related;
};

describe('related videos', () => {
  it('are gone on from where a page ended, without the video itself', async () => {
    const first = await related(2);
    expect(first).toMatchObject({
      nodes: [{ code: 'ep01n1x' }, { code: 'ep01n2x' }],
      pageInfo: { hasNextPage: true },
    });
    const second = await related(2, first.pageInfo.endCursor);
    expect(second.nodes).toEqual([{ code: 'ep01n3x' }, { code: 'ep01n4x' }]);
    expect(gateway.cmsCalls()).toEqual([
      '/api/getVideoByCode?code=live01&fallback=ar',
      '/api/related?code=live01&limit=3&fallback=ar',
      '/api/related?code=live01&limit=5&fallback=ar',
    ]);
  });

  it('say when there are no more', async () => {
    gateway.cms.catalogue.videos = [...gateway.cms.catalogue.videos.slice(0, 3), video('live01')];
    expect((await related(3)).pageInfo.hasNextPage).toBe(false);
    expect((await related(2)).pageInfo.hasNextPage).toBe(true);
  });

  it('are asked for once, until a video is published', async () => {
    await related(2);
    await related(2);
    expect(gateway.cmsCalls()).toHaveLength(2);
    gateway.cms.publish('video', 'live01');
    await gateway.feeds.cms.poll();
    await related(2);
    expect(gateway.cmsCalls()).toHaveLength(4);
  });

  it('of several videos are two calls, however many there are', async () => {
    const { body } = await gateway.ask(
      '{ videos(first: 9) { nodes { code related(first: 2) { nodes { code } pageInfo { hasNextPage } } } } }',
    );
    const { nodes } = body.data?.['videos'] as { nodes: { code: string; related: Page }[] };
    expect(nodes).toHaveLength(9);
    for (const { code, related: found } of nodes) {
      expect(found.nodes).toHaveLength(2);
      expect(found.nodes.map((other) => other.code)).not.toContain(code);
      expect(found.pageInfo.hasNextPage).toBe(true);
    }
    expect(gateway.cmsCalls().map((call) => call.split('?')[0])).toEqual([
      '/api/videos',
      '/api/related_of_each',
      '/api/videos',
    ]);
  });
});

describe('the next video', () => {
  const next = async (code: string): Promise<unknown> => {
    const { body } = await gateway.ask(`{ video(code: "${code}") { next { code title } } }`);
    expect(body.errors).toBeUndefined();
    return (body.data?.['video'] as { next: unknown }).next;
  };

  it('is one call', async () => {
    expect(await next('ep01n1x')).toEqual({ code: 'ep01n2x', title: 'Video ep01n2x' });
    expect(gateway.cmsCalls().slice(1)).toEqual(['/api/next?code=ep01n1x&fallback=ar']);
  });

  it('is null where nothing follows, until something is published', async () => {
    expect(await next('over01')).toBeNull();
    gateway.cms.catalogue.videos.push(video('newest01'));
    gateway.cms.publish('video', 'newest01');
    await gateway.feeds.cms.poll();
    expect(await next('over01')).toMatchObject({ code: 'newest01' });
  });

  it('of several videos is two calls, however many there are', async () => {
    const { body } = await gateway.ask('{ videos(first: 9) { nodes { code next { code } } } }');
    const { nodes } = body.data?.['videos'] as { nodes: { code: string; next: { code: string } }[] };
    const following = nodes.slice(1).map(({ code }) => code);
    expect(nodes.slice(0, -1).map((video) => video.next.code)).toEqual(following);
    expect(gateway.cmsCalls().map((call) => call.split('?')[0])).toEqual([
      '/api/videos',
      '/api/next_of_each',
      '/api/videos',
    ]);
  });
});
