import {
  forgetGuestProgress,
  GUEST_PROGRESS_KEY,
  keepGuestProgress,
  readGuestProgress,
} from './guest-progress';

const entry = (code: string, minute: number, positionSeconds = 600) => ({
  id: `id-${code}`,
  code,
  positionSeconds,
  durationSeconds: 1800,
  watchedAt: new Date(Date.UTC(2026, 10, 23, 18, minute)).toISOString(),
});
const codes = () => readGuestProgress().map(({ code }) => code);

beforeEach(() => localStorage.clear());

test('each video is kept once, last watched first', () => {
  keepGuestProgress(entry('a', 1));
  keepGuestProgress(entry('b', 2));
  keepGuestProgress(entry('a', 3, 900));
  expect(readGuestProgress()).toEqual([entry('a', 3, 900), entry('b', 2)]);
});

test('at most 100 videos are kept, the oldest leave', () => {
  for (let index = 0; index < 101; index += 1) keepGuestProgress(entry(`v${index}`, index));
  expect(codes()).toHaveLength(100);
  expect(codes()).not.toContain('v0');
  expect(codes()[0]).toBe('v100');
});

test('what was sent is forgotten, unless it was watched again meanwhile', () => {
  const sent = [entry('a', 1), entry('b', 2)];
  keepGuestProgress(...sent);
  keepGuestProgress(entry('b', 5));
  forgetGuestProgress(['a', 'b'], sent);
  expect(codes()).toEqual(['b']);
  forgetGuestProgress(['b']);
  expect(localStorage.getItem(GUEST_PROGRESS_KEY)).toBeNull();
});

test.each(['nonsense', '{"a":1}', '[1, null, {"code":"a"}]'])('%s in the storage is nothing', (text) => {
  localStorage.setItem(GUEST_PROGRESS_KEY, text);
  expect(readGuestProgress()).toEqual([]);
});
