import { setImmediate } from 'node:timers/promises';

import { openStream } from '../../testing/open-stream';
import type { OpenStream } from '../../testing/open-stream';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
const opened: OpenStream[] = [];
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(async () => {
  opened.splice(0).forEach(({ close }) => close());
  await gateway.close();
});

const ADDED = 'subscription { commentAdded(videoCode: "ep01n1x") { text author { name } } }';
const open = async (): Promise<OpenStream> => {
  const stream = await openStream(gateway.origin, { query: ADDED });
  opened.push(stream);
  return stream;
};
const reads = () =>
  gateway.accounts.calls.filter(({ method, path }) => `${method} ${path}` === 'GET /api/comments');

/** Resolves when the comments that are there have been read. */
const begun = async (): Promise<void> => {
  while (reads().length === 0) await setImmediate();
};

/** Writes a comment at accounts, which tells its feed. */
const write = async (comment: string): Promise<void> => {
  await fetch(`${gateway.accounts.origin}/api/comments`, {
    method: 'POST',
    headers: { authorization: 'Bearer bearer-paid' },
    body: JSON.stringify({
      code: 'ep01n1x',
      comment,
      parent_id: null,
      at: null,
      created_at: new Date().toISOString(),
    }),
  });
  gateway.accounts.publish('comments', 'ep01n1x');
};
const textOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['commentAdded'];

describe('commentAdded', () => {
  it('tells each new comment once, the oldest first, and none of those that were there', async () => {
    const streams = [await open(), await open()] as const;
    await begun();
    await write('first');
    await write('second');
    await gateway.feeds.accounts.poll();
    for (const stream of streams) {
      expect(await textOf(stream)).toEqual({ text: 'first', author: { name: 'ياسمين' } });
      expect(await textOf(stream)).toMatchObject({ text: 'second' });
    }
    await write('third');
    await gateway.feeds.accounts.poll();
    expect(await textOf(streams[0])).toMatchObject({ text: 'third' });
  });

  it('reads the comments once per change, however many listen, and not for other videos', async () => {
    await Promise.all(Array.from({ length: 5 }, open));
    await begun();
    const before = reads().length;
    gateway.accounts.publish('comments', 'premium01');
    await gateway.feeds.accounts.poll();
    await write('told to all');
    await gateway.feeds.accounts.poll();
    const told = await Promise.all(opened.map(textOf));
    expect(told).toHaveLength(5);
    expect(reads().length - before).toBe(1);
  });

  it('does not tell a comment that waits for a moderator', async () => {
    const stream = await open();
    await begun();
    await write('see http://example.com');
    await gateway.feeds.accounts.poll();
    await write('a plain one');
    await gateway.feeds.accounts.poll();
    expect(await textOf(stream)).toMatchObject({ text: 'a plain one' });
  });
});
