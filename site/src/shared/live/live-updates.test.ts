import { createAccessToken, session } from '../../../testing/graph';
import { fakeStreams, fakeTabs, settle, setVisible } from '../../../testing/live';
import { authState } from '../auth/auth-state';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { contentStale, contentVersion } from '../content/content-state';
import { SLOW_QUESTION_MS } from './follow-or-ask';
import { FIRST_EVENT_MS, SILENCE_MS } from './keep-stream';
import { startLiveUpdates } from './live-updates';

let removeFakes: () => void;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  removeFakes = fakeTabs();
  contentVersion.set(null);
  contentStale.set(false);
});
afterEach(async () => {
  stop();
  clearSession();
  await settle();
  Reflect.deleteProperty(navigator, 'connection');
  setVisible(true);
  removeFakes();
  jest.useRealTimers();
});

const started = async (...parameters: Parameters<typeof fakeStreams>) => {
  const network = fakeStreams(...parameters);
  stop = startLiveUpdates();
  await settle();
  return network;
};
const content = (version: number, stale = false) => ({ contentChanged: { contentVersion: version, stale } });
const signIn = (sid = 's-1') =>
  startSession(session(`a.${btoa(JSON.stringify({ exp: 9_999_999_999, sid }))}.s`) as never);

describe('the content', () => {
  test('comes by one stream, without a question', async () => {
    const { streams, calls } = await started();
    expect(streams.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['ContentChanged', null],
    ]);
    await streams[0]?.next(content(7));
    expect(contentVersion.get()).toBe(7);
    await streams[0]?.next(content(8));
    await jest.advanceTimersByTimeAsync(500);
    expect(contentVersion.get()).toBe(8);
    expect(calls).toEqual([]);
  });

  test('is caught up with after the stream broke off', async () => {
    const { streams, open } = await started();
    await streams[0]?.next(content(7));
    await streams[0]?.end();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(open()).toHaveLength(1);
    await open()[0]?.next(content(9));
    await jest.advanceTimersByTimeAsync(500);
    expect(contentVersion.get()).toBe(9);
  });

  test('comes by a new stream when the old one falls silent, and not while comments come', async () => {
    const { streams, open } = await started();
    await streams[0]?.next(content(7));
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    await streams[0]?.comment();
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    expect(open()).toEqual([streams[0]]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(streams[0]?.closed).toBe(true);
    expect(open()).toHaveLength(1);
  });

  test('is asked for every minute where events do not pass, only while the page is visible', async () => {
    const { streams, open, calls } = await started({ ContentVersion: { contentVersion: 3 } });
    await streams[0]?.comment();
    await jest.advanceTimersByTimeAsync(FIRST_EVENT_MS);
    expect([open().length, contentVersion.get(), calls.length]).toEqual([0, 3, 1]);
    await jest.advanceTimersByTimeAsync(SLOW_QUESTION_MS);
    expect(calls.map(({ name, method }) => `${method} ${name}`)).toEqual([
      'GET ContentVersion',
      'GET ContentVersion',
    ]);
    setVisible(false);
    await jest.advanceTimersByTimeAsync(SLOW_QUESTION_MS * 3);
    expect(calls).toHaveLength(2);
  });

  test('is asked for slowly, without a stream, when data are to be saved', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    signIn();
    const { streams, calls } = await started({ ContentVersion: { contentVersion: 3 } });
    await jest.advanceTimersByTimeAsync(SLOW_QUESTION_MS);
    expect([streams.length, calls.length, contentVersion.get()]).toEqual([0, 2, 3]);
  });

  test('is tried again later when too many streams are open, or the graph is away', async () => {
    const network = fakeStreams();
    network.statuses.push(429, 0);
    stop = startLiveUpdates();
    await settle();
    await jest.advanceTimersByTimeAsync(29_000);
    expect(network.streams).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(network.streams).toHaveLength(1);
    expect(network.calls).toEqual([]);
  });
});

describe('the viewer', () => {
  const viewerStreams = (streams: { name: string; closed: boolean }[]) =>
    streams.filter(({ name, closed }) => name === 'ViewerChanged' && !closed);

  test('is followed when somebody is signed in, with the token, once the content comes', async () => {
    signIn();
    const { streams, open } = await started();
    expect(open().map(({ name }) => name)).toEqual(['ContentChanged']);
    await streams[0]?.next(content(7));
    expect(open().map(({ name }) => name)).toEqual(['ContentChanged', 'ViewerChanged']);
    expect(streams[1]?.headers.get('authorization')).toBe(`Bearer ${authState.get()?.token}`);
  });

  test('is followed from the sign-in to the sign-out; a renewed token changes nothing', async () => {
    const { streams } = await started();
    await streams[0]?.next(content(7));
    expect(viewerStreams(streams)).toHaveLength(0);
    signIn();
    await settle();
    const [stream] = viewerStreams(streams);
    signIn();
    await settle();
    expect(viewerStreams(streams)).toEqual([stream]);
    signIn('s-2');
    await settle();
    expect(viewerStreams(streams)).toHaveLength(1);
    expect(stream?.closed).toBe(true);
    clearSession();
    await settle();
    expect(viewerStreams(streams)).toHaveLength(0);
  });

  test('whose session ended elsewhere is signed out quietly', async () => {
    signIn();
    const { streams, calls } = await started({ Session: { session: null } });
    await streams[0]?.next(content(7));
    await streams[1]?.next({ viewerChanged: { kind: 'SESSION_ENDED' } });
    expect(calls.map(({ name }) => name)).toEqual(['Session']);
    expect(authState.get()).toBeNull();
    expect(viewerStreams(streams)).toHaveLength(0);
  });

  test('whose session had ended before the stream opened is signed out quietly', async () => {
    signIn();
    const { streams } = await started({ Session: { session: null } });
    await streams[0]?.next(content(7));
    await streams[1]?.refuse('UNAUTHENTICATED');
    expect(authState.get()).toBeNull();
  });

  test('whose subscription changed is read again', async () => {
    signIn();
    const { viewer } = session(createAccessToken(600), { hasSubscription: false, subscriptionType: null });
    const { streams, calls } = await started({ Viewer: { viewer } });
    await streams[0]?.next(content(7));
    await streams[1]?.next({ viewerChanged: { kind: 'SUBSCRIPTION_CHANGED' } });
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['Viewer']);
    expect(authState.get()?.has_subscription).toBe(false);
  });
});
