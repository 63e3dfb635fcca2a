import type { MediaPlaylist } from './media-playlist';

/**
 * Segments in the live window: enough to seek back about forty seconds, few enough
 * for a playlist of one network packet.
 */
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
 * Returns the live playlist at `nowMs`: the clip, looped since 1970, in a window that moves with the clock.
 * It has no state, so every process returns the same playlist at the same moment, even after a restart. A
 * segment is listed only after its end, as with a real live encoder.
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
    // Each loop begins with a discontinuity. This counts those that left the window together with their segments.
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
