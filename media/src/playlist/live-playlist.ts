import type { MediaPlaylist } from './media-playlist';

/** Segments in a live window: enough to go back about forty seconds, few enough to stay one packet long. */
export const WINDOW_SEGMENTS = 10;

const indexAt = (playlist: MediaPlaylist, intoLoopMs: number): number => {
  let ended = 0;
  for (const [index, { durationMs }] of playlist.segments.entries()) {
    ended += durationMs;
    if (intoLoopMs < ended) return index;
  }
  return playlist.segments.length;
};

/**
 * What a live playlist says at `nowMs`: the clip, repeated since 1970, seen through a window that slides with the clock.
 * Nothing is remembered, so every viewer and every process answers the same at the same moment, across restarts too.
 * A segment is listed once it has ended, as if a camera had just finished it.
 */
export const livePlaylist = (playlist: MediaPlaylist, nowMs: number): string => {
  const count = playlist.segments.length;
  const loopMs = playlist.segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const startsMs = playlist.segments.map((_, index) =>
    playlist.segments.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, 0),
  );

  const loop = Math.floor(nowMs / loopMs);
  const next = loop * count + indexAt(playlist, nowMs - loop * loopMs);
  const first = next - WINDOW_SEGMENTS;

  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${playlist.targetSeconds}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Every loop begins with a discontinuity; those before the window have left it together with their segments.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / count)}`,
    `#EXT-X-MAP:URI="${playlist.initUri}"`,
  ];
  for (let sequence = first; sequence < next; sequence += 1) {
    const index = sequence % count;
    const segment = playlist.segments[index];
    const start = startsMs[index];
    if (!segment || start === undefined) continue;
    if (index === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(Math.floor(sequence / count) * loopMs + start).toISOString()}`,
      `#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`,
      segment.uri,
    );
  }
  return `${lines.join('\n')}\n`;
};
