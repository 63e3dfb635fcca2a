import { tokenOf } from '../../testing/fake-accounts/responses';
import type { OpenStream } from '../../testing/open-stream';
import { streamTests } from '../../testing/stream-tests';

const run = streamTests();

const CHANGED = 'subscription { viewerChanged { kind viewer { name hasSubscription } } }';
const open = (headers: Record<string, string>): Promise<OpenStream> => run.open({ query: CHANGED, headers });
const bearer = (session: string) => ({ authorization: `Bearer ${tokenOf('free', session)}` });
const feed = async (...changes: [type: string, document: string][]): Promise<void> => {
  for (const [type, document] of changes) run.gateway.accounts.publish(type, document);
  await run.gateway.feeds.accounts.poll();
};
const changeOf = async (stream: OpenStream): Promise<unknown> =>
  (await stream.next())?.data?.data?.['viewerChanged'];

describe('viewerChanged', () => {
  it('tells that the subscription changed, with the viewer after it, and not of other viewers', async () => {
    const stream = await open(bearer('s-1'));
    await feed(['viewer', 'paid'], ['viewer', 'free']);
    expect(await changeOf(stream)).toEqual({
      kind: 'SUBSCRIPTION_CHANGED',
      viewer: { name: 'Mona', hasSubscription: false },
    });
  });

  it('tells the end of its session and completes; another session of the viewer goes on', async () => {
    const [stream, other] = await Promise.all([open(bearer('s-1')), open(bearer('s-2'))]);
    await feed(['session', 's-1'], ['viewer', 'free']);
    expect(await changeOf(stream)).toEqual({ kind: 'SESSION_ENDED', viewer: null });
    expect((await stream.next())?.event).toBe('complete');
    expect(await changeOf(other)).toMatchObject({ kind: 'SUBSCRIPTION_CHANGED' });
  });

  it('goes on when the token has expired; the viewer is then null', async () => {
    const stream = await open(bearer('s-1'));
    run.gateway.accounts.expiredSessions.add('s-1');
    await feed(['viewer', 'free']);
    expect(await changeOf(stream)).toEqual({ kind: 'SUBSCRIPTION_CHANGED', viewer: null });
    await feed(['session', 's-1']);
    expect(await changeOf(stream)).toMatchObject({ kind: 'SESSION_ENDED' });
  });

  it.each([
    ['none', {}],
    ['a refused one', { authorization: 'Bearer old' }],
    ['one without a session', { authorization: 'Bearer bearer-free' }],
  ])('without a token is UNAUTHENTICATED: %s', async (_name, headers: Record<string, string>) => {
    const stream = await open(headers);
    expect((await stream.next())?.data?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await stream.next())?.event).toBe('complete');
  });

  it('ends when the feed has a gap, because the session may have ended in it', async () => {
    const stream = await open(bearer('s-1'));
    run.gateway.accounts.interrupt.push({
      status: 410,
      body: { code: 'CURSOR_GONE', meta: { last: 9, pages: 0 } },
    });
    await run.gateway.feeds.accounts.poll();
    expect((await stream.next())?.event).toBe('complete');
  });
});
