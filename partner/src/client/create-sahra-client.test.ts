/** @jest-environment node */
import { type GraphServer, startGraphServer } from '../testing/start-graph-server';
import { VideosDocument, type VideosQuery } from '../videos/videos.generated';
import { createSahraClient } from './create-sahra-client';

let server: GraphServer;
beforeAll(async () => {
  server = await startGraphServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server.stop());

describe('createSahraClient', () => {
  it.each([
    ['en', 'The Last Lantern', 'Originals'],
    ['ar', 'الفانوس الأخير', 'أعمال أصلية'],
  ] as const)('reads videos in %s', async (locale, title, channel) => {
    const { data, error } = await createSahraClient({ url: server.url, locale }).query(VideosDocument, {
      first: 1,
    });

    expect(error).toBeUndefined();
    expect(data?.videos?.nodes).toMatchObject([
      {
        code: 'aaa111',
        title,
        premium: true,
        thumbnail: { url: '/uploads/aaa111.webp', renditions: [{ mimeType: 'image/avif', width: 320 }] },
        channel: { name: channel },
      },
    ]);
    expect(server.received[0]?.headers['x-localization']).toBe(locale);
  });

  it('asks by POST with JSON, so that no log on the way has the variables', async () => {
    await createSahraClient({ url: server.url, locale: 'en' }).query(VideosDocument, {});

    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.method).toBe('POST');
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(server.received[0]?.body.operationName).toBe('Videos');
  });

  it('goes on from a cursor to the end of the list', async () => {
    const client = createSahraClient({ url: server.url, locale: 'en' });
    const codes: string[] = [];
    let after: string | null | undefined;
    for (let more = true; more;) {
      const { data } = await client.query(VideosDocument, { first: 2, after });
      codes.push(...(data?.videos?.nodes ?? []).map(({ code }) => code));
      after = data?.videos?.pageInfo.endCursor;
      more = data?.videos?.pageInfo.hasNextPage ?? false;
    }
    expect(codes).toEqual(['aaa111', 'bbb222', 'ccc333']);
  });

  it('sends the key in its header, and no header without one', async () => {
    const key = 'pk_test_only';
    await createSahraClient({ url: server.url, locale: 'en', apiKey: key }).query(VideosDocument, {});
    await createSahraClient({ url: server.url, locale: 'en' }).query(VideosDocument, {});

    expect(server.received.map(({ headers }) => headers['x-api-key'])).toEqual([key, undefined]);
    expect(server.url).not.toContain(key);
  });

  it('tells of an answer the graph refused', async () => {
    const refusing = createSahraClient({ url: server.url, locale: 'en' });
    const { data, error } = await refusing.query<VideosQuery>(
      '{ videos(first: 1, filter: { kind: OPERA }) { nodes { code } } }',
      {},
    );

    expect(data).toBeUndefined();
    expect(error?.graphQLErrors[0]?.message).toContain('OPERA');
  });

  it('tells of a graph that cannot be reached', async () => {
    const client = createSahraClient({ url: 'http://127.0.0.1:1/graphql', locale: 'en' });
    const { error } = await client.query(VideosDocument, {});
    expect(error?.networkError?.message).toBe('fetch failed');
  });
});
