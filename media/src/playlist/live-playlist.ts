import type { MediaPlaylist } from './media-playlist';
import { type ListedSegment, WINDOW_SEGMENTS, writeLivePlaylist } from './write-live-playlist';

const indexAt = (playlist: MediaPlaylist, intoLoopMs: number): number => {
  let ended = 0;
  for (const [index, { durationMs }] of playlist.segments.entries()) {
    ended += durationMs;
    if (intoLoopMs < ended) return index;
  }
  return playlist.segments.length;
};

/**
 * Returns the live playlist at `nowMs`: the clip, looped since 1970, in a window that moves with the clock. Its seams are
 * counted from `fromMs` on. It has no state, so every process returns the same playlist at the same moment, even after a
 * restart. A segment is listed only after its end, as with a real live encoder.
 */
export const livePlaylist = (playlist: MediaPlaylist, nowMs: number, fromMs: number): string => {
  const count = playlist.segments.length;
  const loopMs = playlist.segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  let endMs = 0;
  const startsMs = playlist.segments.map(({ durationMs }) => (endMs += durationMs) - durationMs);

  const firstAt = (instant: number): number => {
    const loop = Math.floor(instant / loopMs);
    return loop * count + indexAt(playlist, instant - loop * loopMs) - WINDOW_SEGMENTS;
  };
  const first = firstAt(nowMs);
  /** Counts the beginnings of the clip before a segment. */
  const seamsBefore = (sequence: number): number => Math.ceil(sequence / count);

  const segments: ListedSegment[] = [];
  for (let sequence = first; sequence < first + WINDOW_SEGMENTS; sequence += 1) {
    const index = sequence % count;
    const segment = playlist.segments[index];
    const start = startsMs[index];
    if (!segment || start === undefined) continue;
    segments.push({
      ...segment,
      initUri: playlist.initUri,
      at: Math.floor(sequence / count) * loopMs + start,
      isSeam: index === 0,
    });
  }
  return writeLivePlaylist({
    targetSeconds: playlist.targetSeconds,
    sequence: first,
    leftSeams: Math.max(0, seamsBefore(first) - seamsBefore(firstAt(fromMs))),
    segments,
  });
};
