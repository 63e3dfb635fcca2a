import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';
import { PublicCache } from './public-cache';
import { createPublicLoader } from './public-loader';
import { unbatchedSource } from './unbatched-source';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ deadlineMs: 300 });
});
afterEach(() => gateway.close());

const SHOWS = '{ shows(first: 2) { nodes { slug } } }';

describe('when the cms is down', () => {
  it('the last good answer is served and marked stale, as soon as the feed is silent', async () => {
    const good = await gateway.ask(SHOWS);
    expect(good.body.extensions?.stale).toBeUndefined();
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    const stale = await gateway.ask(SHOWS);
    expect(stale.body.data).toEqual(good.body.data);
    expect(stale.body.errors).toBeUndefined();
    expect(stale.body.extensions?.stale).toBe(true);
  });

  it('a purged answer is still the last good one', async () => {
    await gateway.ask(SHOWS);
    gateway.cms.publish('show', 'show-1');
    await gateway.feeds.cms.poll();
    gateway.cms.down = true;
    const stale = await gateway.ask(SHOWS);
    expect(stale.body.data).toMatchObject({ shows: { nodes: [{ slug: 'show-1' }, { slug: 'show-2' }] } });
    expect(stale.body.extensions?.stale).toBe(true);
  });

  it('what was never read is unavailable', async () => {
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    const { body } = await gateway.ask(SHOWS);
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('current answers return with the cms', async () => {
    await gateway.ask(SHOWS);
    gateway.cms.down = true;
    await gateway.feeds.cms.poll();
    gateway.cms.down = false;
    gateway.cms.catalogue.shows.shift();
    gateway.cms.publish('show', 'show-1');
    await gateway.feeds.cms.poll();
    const { body } = await gateway.ask(SHOWS);
    expect(body.data).toMatchObject({ shows: { nodes: [{ slug: 'show-2' }, { slug: 'show-3' }] } });
    expect(body.extensions?.stale).toBeUndefined();
  });

  it('a refusal is not covered up by an old answer', async () => {
    await gateway.ask('{ metaTags(code: "faq") { title } }');
    gateway.cms.publish('meta-tags', 'faq');
    await gateway.feeds.cms.poll();
    gateway.cms.interrupt.push({ status: 403, body: {} });
    const { body } = await gateway.ask('{ metaTags(code: "faq") { title } }');
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a cached answer that contains a start or an end', () => {
  it('is read again after it, and says where the event stands at each moment', async () => {
    const question = '{ video(code: "soon01") { liveState } }';
    const soon = gateway.cms.catalogue.videos.find(({ code }) => code === 'soon01');
    const start = Date.parse(soon?.starts_at ?? '');
    expect((await gateway.ask(question)).body.data).toEqual({ video: { liveState: 'UPCOMING' } });
    await gateway.ask(question);
    expect(gateway.cmsCalls()).toHaveLength(1);
    gateway.clock.now = start + 1;
    expect((await gateway.ask(question)).body.data).toEqual({ video: { liveState: 'LIVE' } });
    expect(gateway.cmsCalls()).toHaveLength(2);
  });
});

describe('a source with a memory of its own', () => {
  it('leaves no trace in the memory that all share', async () => {
    const [shared, own] = [new PublicCache(), new PublicCache()];
    const source = unbatchedSource('made-up', String, (_reading, key: string) =>
      Promise.resolve({ value: key.length, tags: [], expiresAt: null }),
    );
    const loader = createPublicLoader(
      { ...source, memory: own },
      {
        reading: { locale: 'en', requestId: 'test' },
        cache: shared,
        feedIsFollowed: () => true,
        onStale: () => undefined,
      },
    );
    expect(await loader.load('abc')).toBe(3);
    expect(own.get('en|made-up|abc')).toMatchObject({ value: 3, fresh: true });
    expect(shared.get('en|made-up|abc')).toBeUndefined();
  });
});
