import { followPlayback } from './follow-playback';

const video = document.createElement('video');
const positions: [number, boolean][] = [];
let views = 0;
let stop: () => void;

const set = (values: Partial<HTMLVideoElement>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(video, name, { value, configurable: true, writable: true });
};
const play = (from: number, to: number): void => {
  set({ paused: false, seeking: false });
  for (let second = from; second <= to; second += 0.25) {
    set({ currentTime: second });
    video.dispatchEvent(new Event('timeupdate'));
  }
};
const pause = (): void => {
  set({ paused: true });
  video.dispatchEvent(new Event('pause'));
};
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  positions.length = 0;
  views = 0;
  set({ currentTime: 0, duration: 900, paused: true, seeking: false, playbackRate: 1 });
  stop = followPlayback(video, {
    onPosition: (second, isLeaving) => positions.push([second, isLeaving]),
    onView: () => (views += 1),
  });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'visibilityState');
});

test('the position is reported every ten seconds of play, and when it stops', () => {
  play(0, 24);
  expect(positions).toEqual([
    [10, false],
    [20, false],
  ]);
  pause();
  expect(positions.at(-1)).toEqual([24, false]);
  pause();
  expect(positions).toHaveLength(3);
});

test('leaving reports once what was played since', () => {
  play(0, 17);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect(positions.slice(1)).toEqual([[17, true]]);
});

test('what was opened and never played reports nothing', () => {
  set({ currentTime: 300 });
  video.dispatchEvent(new Event('timeupdate'));
  hide();
  stop();
  expect(positions).toEqual([]);
});

test('a position that was sought to while paused is reported when the page is left', () => {
  play(0, 3);
  pause();
  set({ currentTime: 90 });
  video.dispatchEvent(new Event('timeupdate'));
  hide();
  expect(positions.at(-1)).toEqual([90, true]);
});

test('a stream that is opened again has no position until its data is there', () => {
  play(0, 7);
  video.dispatchEvent(new Event('emptied'));
  set({ currentTime: 0 });
  video.dispatchEvent(new Event('timeupdate'));
  pause();
  hide();
  expect(positions).toEqual([[7, false]]);
  video.dispatchEvent(new Event('loadedmetadata'));
  play(7, 9);
  pause();
  expect(positions.at(-1)).toEqual([9, false]);
});

test('a view counts once, after 10 seconds of play; seeking and fast play do not shorten it', () => {
  play(0, 5);
  play(100, 104.75);
  expect(views).toBe(0);
  play(105, 105.25);
  expect(views).toBe(1);
  play(106, 200);
  expect(views).toBe(1);
});

test('a film of a few seconds is viewed after half of it', () => {
  set({ duration: 8 });
  play(0, 3.75);
  expect(views).toBe(0);
  play(4, 4.25);
  expect(views).toBe(1);
});

test('at double speed ten seconds of play are twenty of the video', () => {
  set({ playbackRate: 2 });
  play(0, 19.75);
  expect(views).toBe(0);
  play(20, 20.25);
  expect(views).toBe(1);
});
