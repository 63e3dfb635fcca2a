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
    'query ($first: Int!, $after: String) { related(code: "live01", first: $first, after: $after) { nodes { code } pageInfo { hasNextPage endCursor } } }',
    { first, after },
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['related'] as Page;
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
      '/api/related?code=live01&limit=3&fallback=ar',
      '/api/related?code=live01&limit=5&fallback=ar',
    ]);
  });

  it('say when there are no more', async () => {
    gateway.cms.catalogue.videos = gateway.cms.catalogue.videos.slice(0, 3);
    expect((await related(3)).pageInfo.hasNextPage).toBe(false);
    expect((await related(2)).pageInfo.hasNextPage).toBe(true);
  });

  it('are asked for once, until a video is published', async () => {
    await related(2);
    await related(2);
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.cms.publish('video', 'ep01n9x');
    await gateway.feeds.cms.poll();
    await related(2);
    expect(gateway.cmsCalls()).toHaveLength(2);
  });

  it('of a code that cannot be are none, and nobody is asked', async () => {
    const { body } = await gateway.ask(
      '{ related(code: "No!", first: 5) { nodes { code } } next(code: "No!") { code } }',
    );
    expect(body.data).toEqual({ related: { nodes: [] }, next: null });
    expect(gateway.cmsCalls()).toEqual([]);
  });
});

describe('the next video', () => {
  const next = async (code: string): Promise<unknown> => {
    const { body } = await gateway.ask(`{ next(code: "${code}") { code title } }`);
    expect(body.errors).toBeUndefined();
    return body.data?.['next'];
  };

  it('is one call', async () => {
    expect(await next('ep01n1x')).toEqual({ code: 'ep01n2x', title: 'Video ep01n2x' });
    expect(gateway.cmsCalls()).toEqual(['/api/next?code=ep01n1x&fallback=ar']);
  });

  it('is null where nothing follows, until something is published', async () => {
    expect(await next('over01')).toBeNull();
    gateway.cms.catalogue.videos.push(video('newest01'));
    gateway.cms.publish('video', 'newest01');
    await gateway.feeds.cms.poll();
    expect(await next('over01')).toMatchObject({ code: 'newest01' });
  });
});
