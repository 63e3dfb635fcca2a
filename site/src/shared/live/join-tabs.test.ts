import { fakeTabs, settle, setVisible, silenceChannels } from '../../../testing/live';
import { HIDDEN_MS, joinTabs, REPLY_MS } from './join-tabs';

interface TestTab {
  heard: string[];
  /** Tells all tabs; null while the tab does not lead. */
  tell: ((message: string) => void) | null;
  leave: () => void;
}

let removeFakes: () => void;
const tabs: TestTab[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  removeFakes = fakeTabs();
});
afterEach(() => {
  tabs.splice(0).forEach(({ leave }) => leave());
  setVisible(true);
  removeFakes();
  jest.useRealTimers();
});

const join = async (): Promise<TestTab> => {
  const tab: TestTab = { heard: [], tell: null, leave: () => undefined };
  let last: string | null = null;
  tab.leave = joinTabs<string>({
    name: 'test',
    lead: (tell) => {
      tab.tell = (message) => {
        last = message;
        tell(message);
      };
      return {
        present: () => last,
        stop: () => {
          tab.tell = null;
        },
      };
    },
    hear: (message) => tab.heard.push(message),
  });
  tabs.push(tab);
  await settle();
  return tab;
};
const leaders = () => tabs.filter(({ tell }) => tell);

test('one of the tabs leads, and what it tells reaches each of them once', async () => {
  for (let count = 0; count < 8; count += 1) await join();
  expect(leaders()).toHaveLength(1);
  leaders()[0]?.tell?.('news');
  await settle();
  expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['news']));
  expect(tabs).toHaveLength(8);
});

test('a tab that comes later gets the present state', async () => {
  const first = await join();
  first.tell?.('news');
  expect((await join()).heard).toEqual(['news']);
});

test('when the leader is closed another tab leads', async () => {
  const first = await join();
  const second = await join();
  first.leave();
  await settle();
  expect(leaders()).toEqual([second]);
});

test('a leader that is frozen loses the lead to a tab that gets no reply from it', async () => {
  // A frozen page holds its lock and reads no messages.
  navigator.locks.request('sahra.live', {}, () => new Promise(() => undefined)).catch(() => undefined);
  await settle();
  const tab = await join();
  expect(tab.tell).toBeNull();
  await jest.advanceTimersByTimeAsync(REPLY_MS);
  expect(tab.tell).not.toBeNull();
});

test('a leader that answers keeps the lead, also when it has nothing to tell yet', async () => {
  const first = await join();
  await join();
  await jest.advanceTimersByTimeAsync(REPLY_MS * 2);
  expect(leaders()).toEqual([first]);
});

test('hidden tabs take no part after a while, and lead again when they are shown', async () => {
  const tab = await join();
  setVisible(false);
  await jest.advanceTimersByTimeAsync(HIDDEN_MS - 1);
  expect(tab.tell).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(tab.tell).toBeNull();
  setVisible(true);
  await settle();
  expect(tab.tell).not.toBeNull();
});

test('a page that is left holds nothing, so that the browser may keep it for the back button', async () => {
  const tab = await join();
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(tab.tell).toBeNull();
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(tab.tell).not.toBeNull();
});

test('a tab that is shown again asks for the state, and takes the lead from a leader that froze meanwhile', async () => {
  const first = await join();
  const second = await join();
  first.tell?.('news');
  await settle();
  // The leader holds its lock and reads no messages any more.
  silenceChannels(1);
  setVisible(true);
  await jest.advanceTimersByTimeAsync(REPLY_MS);
  expect(second.tell).not.toBeNull();
});

test('where locks are refused each tab leads itself', async () => {
  const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refused } });
  await join();
  await join();
  expect(leaders()).toHaveLength(2);
});

test('without locks each tab leads itself', async () => {
  removeFakes();
  await join();
  await join();
  expect(leaders()).toHaveLength(2);
});
