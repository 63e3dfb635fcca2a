/** @jest-environment node */
import { playbackPhase } from './playback-phase';

const PLAYING = { hasStarted: true, paused: false, ended: false, waiting: false };
const bufferedUntil = (end: number): TimeRanges => ({ length: 1, start: () => 0, end: () => end });
const video = { buffered: bufferedUntil(20), currentTime: 10, readyState: 4 };
const given = { state: PLAYING, video, failure: null, reopened: false };

test('a failure is reported once what is buffered has been played', () => {
  expect(playbackPhase({ ...given, failure: 'network' }).stopped).toBe(false);
  const dry = { ...video, buffered: bufferedUntil(10.2) };
  expect(playbackPhase({ ...given, failure: 'network', video: dry })).toEqual({
    started: true,
    pictured: true,
    ended: false,
    stopped: true,
    waiting: false,
  });
});

test('a video that plays but has no next picture is waiting', () => {
  expect(playbackPhase(given).waiting).toBe(false);
  expect(playbackPhase({ ...given, video: { ...video, readyState: 2 } }).waiting).toBe(true);
});

test('a video that failed at its end has not ended', () => {
  const state = { ...PLAYING, ended: true };
  expect(playbackPhase({ ...given, state }).ended).toBe(true);
  expect(playbackPhase({ ...given, state, failure: 'network' }).ended).toBe(false);
});
