import { show } from '../testing/catalogue';
import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

describe('calls to the cms', () => {
  it('a list of 20 shows with their channels and episodes costs three, not one per show', async () => {
    const { body } = await gateway.ask(
      '{ shows(first: 20) { nodes { slug channel { name } videos(first: 3, kind: EPISODE) { nodes { code } pageInfo { hasNextPage } } } } }',
    );
    const nodes = (
      body.data?.['shows'] as { nodes: { videos: { nodes: { code: string }[]; pageInfo: object } }[] }
    ).nodes;
    expect(nodes).toHaveLength(20);
    expect(nodes[6]?.videos.nodes.map(({ code }) => code)).toEqual(['ep07n1x', 'ep07n2x', 'ep07n3x']);
    expect(nodes[6]?.videos.pageInfo).toEqual({ hasNextPage: true });
    expect(gateway.cmsCalls()).toHaveLength(3);
  });

  it('lists of more shows than one call may name are read in as few calls as carry them', async () => {
    gateway.cms.catalogue.shows = Array.from({ length: 130 }, (_, index) => show(`show-${index + 1}`));
    const question =
      'query Pages($b: String, $c: String) { a: shows(first: 50) { ...S } b: shows(first: 50, after: $b) { ...S } c: shows(first: 30, after: $c) { ...S } } fragment S on ShowConnection { nodes { videos(first: 1) { nodes { code } } } pageInfo { endCursor } }';
    const cursor = (page: number) => Buffer.from(JSON.stringify([String(page), 0])).toString('base64url');
    const { body } = await gateway.ask(question, { b: cursor(50), c: cursor(100) });
    expect(body.errors).toBeUndefined();
    expect(gateway.cmsCalls().filter((call) => call.startsWith('/api/videos_of_each'))).toHaveLength(2);
  });

  it('a list of 20 videos with their shows costs two', async () => {
    await gateway.ask('{ videos(first: 20) { nodes { code show { titleEcho } } } }');
    expect(gateway.cmsCalls()).toHaveLength(2);
  });

  it('videos of channels in a list are read together', async () => {
    const { body } = await gateway.ask(
      '{ channels(first: 2) { nodes { videos(first: 2) { nodes { code } } } } }',
    );
    expect(body.errors).toBeUndefined();
    expect(gateway.cmsCalls()).toHaveLength(2);
  });

  it('several records by name are one batch', async () => {
    await gateway.ask(
      '{ a: video(code: "premium01") { code } b: video(code: "live01") { code } c: video(code: "zzzzzz99") { code } }',
    );
    expect(gateway.cmsCalls()).toEqual(['/api/videos?codes=premium01%2Clive01%2Czzzzzz99&fallback=ar']);
  });

  it('one record is asked by its own route', async () => {
    await gateway.ask('{ video(code: "premium01") { code } }');
    expect(gateway.cmsCalls()).toEqual(['/api/getVideoByCode?code=premium01&fallback=ar']);
  });

  it('a key that cannot exist is not asked for', async () => {
    const { body } = await gateway.ask(
      '{ video(code: "../faq") { code } show(slug: "a/b") { slug } page(slug: "..") { title } }',
    );
    expect(body.data).toEqual({ video: null, show: null, page: null });
    expect(gateway.cmsCalls()).toEqual([]);
  });

  it('the same question again costs none; another language costs its own', async () => {
    const question = '{ shows(first: 5) { nodes { title channel { name } } } }';
    await gateway.ask(question);
    const first = gateway.cmsCalls().length;
    await gateway.ask(question);
    expect(gateway.cmsCalls()).toHaveLength(first);
    await gateway.ask(question, {}, { 'x-localization': 'ar' });
    expect(gateway.cmsCalls()).toHaveLength(2 * first);
  });

  it('twenty callers at once share one', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => gateway.ask('{ channels(first: 5) { nodes { slug } } }')),
    );
    expect(gateway.cmsCalls()).toHaveLength(1);
  });

  it('pages of a list go on where they ended', async () => {
    const question =
      'query Shows($after: String) { shows(first: 8, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } } }';
    const slugs: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { body } = await gateway.ask(question, { after });
      const { nodes, pageInfo } = body.data?.['shows'] as {
        nodes: { slug: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      slugs.push(...nodes.map(({ slug }) => slug));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(slugs).toEqual(gateway.cms.catalogue.shows.map(({ slug }) => slug));
  });
});
