import { setImmediate } from 'node:timers/promises';

import { nodeId } from '../../graph/node-id';
import type { OpenStream } from '../../testing/open-stream';
import { streamTests } from '../../testing/stream-tests';

const run = streamTests();

const ADDED = 'subscription { commentAdded(videoCode: "ep01n1x") { text author { name } } }';
const open = (): Promise<OpenStream> => run.open({ query: ADDED });
const reads = () =>
  run.gateway.accounts.calls.filter(({ method, path }) => `${method} ${path}` === 'GET /api/comments');

/** Resolves when the comments that are there have been read. */
const begun = async (): Promise<void> => {
  while (reads().length === 0) await setImmediate();
};

/** Writes a comment at accounts, which tells its feed. */
const write = async (comment: string, parentId: string | null = null): Promise<void> => {
  await fetch(`${run.gateway.accounts.origin}/api/comments`, {
    method: 'POST',
    headers: { authorization: 'Bearer bearer-paid' },
    body: JSON.stringify({
      code: 'ep01n1x',
      comment,
      parent_id: parentId,
      at: null,
      created_at: new Date().toISOString(),
    }),
  });
  run.gateway.accounts.publish('comments', 'ep01n1x');
};
const textOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['commentAdded'];

describe('commentAdded', () => {
  it('tells each new comment once, the oldest first, and none of those that were there', async () => {
    const streams = [await open(), await open()] as const;
    await begun();
    await write('first');
    await write('second');
    await run.gateway.feeds.accounts.poll();
    for (const stream of streams) {
      expect(await textOf(stream)).toEqual({ text: 'first', author: { name: 'ياسمين' } });
      expect(await textOf(stream)).toMatchObject({ text: 'second' });
    }
    await write('third');
    await run.gateway.feeds.accounts.poll();
    expect(await textOf(streams[0])).toMatchObject({ text: 'third' });
  });

  it('tells a reply with the comment that it replies to', async () => {
    const stream = await run.open({
      query: 'subscription { commentAdded(videoCode: "ep01n1x") { text parentId } }',
    });
    await begun();
    await write('a reply', 'c-3');
    await run.gateway.feeds.accounts.poll();
    expect(await textOf(stream)).toEqual({ text: 'a reply', parentId: nodeId('Comment', 'c-3') });
  });

  it('reads the comments once per change, however many listen, and not for other videos', async () => {
    await Promise.all(Array.from({ length: 5 }, open));
    await begun();
    const before = reads().length;
    run.gateway.accounts.publish('comments', 'premium01');
    await run.gateway.feeds.accounts.poll();
    await write('told to all');
    await run.gateway.feeds.accounts.poll();
    const told = await Promise.all(run.opened.map(textOf));
    expect(told).toHaveLength(5);
    expect(reads().length - before).toBe(1);
  });

  it('does not tell a comment that waits for a moderator', async () => {
    const stream = await open();
    await begun();
    await write('see http://example.com');
    await run.gateway.feeds.accounts.poll();
    await write('a plain one');
    await run.gateway.feeds.accounts.poll();
    expect(await textOf(stream)).toMatchObject({ text: 'a plain one' });
  });
});
