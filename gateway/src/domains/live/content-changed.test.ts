import { createClient } from 'graphql-sse';

import type { OpenStream } from '../../testing/open-stream';
import { streamTests } from '../../testing/stream-tests';

const run = streamTests();

const CHANGES = 'subscription { contentChanged { contentVersion stale } }';

const open = (parts: Parameters<typeof run.open>[0] = {}): Promise<OpenStream> =>
  run.open({ query: CHANGES, ...parts });
const stateOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['contentChanged'];
const publish = async (): Promise<void> => {
  run.gateway.cms.publish('video', 'ep01n1x');
  await run.gateway.feeds.cms.poll();
};

describe('contentChanged', () => {
  it('tells the present state at once, and each publish', async () => {
    const stream = await open();
    expect([stream.status, stream.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(await stateOf(stream)).toEqual({ contentVersion: 0, stale: false });
    await publish();
    expect(await stateOf(stream)).toEqual({ contentVersion: 1, stale: false });
  });

  it('says when answers may be old, and when they are current again', async () => {
    const stream = await open();
    await stateOf(stream);
    run.gateway.cms.down = true;
    await run.gateway.feeds.cms.poll();
    expect(await stateOf(stream)).toEqual({ contentVersion: 0, stale: true });
    run.gateway.cms.down = false;
    await run.gateway.feeds.cms.poll();
    expect(await stateOf(stream)).toEqual({ contentVersion: 0, stale: false });
  });

  it('tells nothing of what no page is made of: counts, comments, sessions, viewers', async () => {
    const stream = await open();
    await stateOf(stream);
    for (const type of ['video-counts', 'comments', 'session', 'viewer'])
      run.gateway.accounts.publish(type, 'x');
    await run.gateway.feeds.accounts.poll();
    await publish();
    expect(await stateOf(stream)).toEqual({ contentVersion: 1, stale: false });
  });

  it('gives a later subscriber the state of that moment', async () => {
    const first = await open();
    await stateOf(first);
    await publish();
    await stateOf(first);
    expect(await stateOf(await open())).toEqual({ contentVersion: 1, stale: false });
  });

  it('reaches many receivers, also after the first of them has left', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => open()));
    await Promise.all(streams.map(stateOf));
    streams[0]?.close();
    await publish();
    const told = await Promise.all(streams.slice(1).map(stateOf));
    expect(told).toHaveLength(19);
    expect(new Set(told.map((state) => JSON.stringify(state)))).toEqual(
      new Set(['{"contentVersion":1,"stale":false}']),
    );
  });

  it('opens by GET too, and for a client of the protocol', async () => {
    expect(await stateOf(await open({ method: 'GET' }))).toEqual({ contentVersion: 0, stale: false });
    const client = createClient({ url: `${run.gateway.origin}/graphql`, retryAttempts: 0 });
    const events = client.iterate({ query: CHANGES });
    expect((await events.next()).value).toMatchObject({ data: { contentChanged: { contentVersion: 0 } } });
    await events.return?.();
    client.dispose();
  });
});
