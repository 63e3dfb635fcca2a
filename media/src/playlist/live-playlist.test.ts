import fc from 'fast-check';

import { readLivePlaylist as read } from '../testing/read-live-playlist';
import { COUNTED_MS } from './counted-from';
import { livePlaylist } from './live-playlist';
import type { MediaPlaylist } from './media-playlist';
import { WINDOW_SEGMENTS } from './write-live-playlist';

const clipOf = (durations: readonly number[]): MediaPlaylist => ({
  targetSeconds: Math.ceil(Math.max(...durations) / 1000),
  initUri: 'init.mp4',
  segments: durations.map((durationMs, index) => ({ uri: `${index}.m4s`, durationMs })),
});

const clips = fc.array(fc.integer({ min: 500, max: 6000 }), { minLength: 1, maxLength: 12 }).map(clipOf);
const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('livePlaylist', () => {
  const clip = clipOf([4000, 4000, 4000]);
  const LOOP_MS = 12_000;
  const loopStart = Math.ceil(Date.UTC(2026, 10, 21, 18) / LOOP_MS) * LOOP_MS;

  it('lists the segments that have ended, oldest first, and never an end', () => {
    const text = livePlaylist(clip, loopStart + 9_000, loopStart);
    const listed = read(text);

    expect(listed).toHaveLength(WINDOW_SEGMENTS);
    expect(listed.at(-1)).toMatchObject({ uri: '1.m4s', at: loopStart + 4_000 });
    expect(listed[0]?.uri).toBe('2.m4s');
    expect(text).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(text).not.toContain('#EXT-X-ENDLIST');
    expect(text).not.toContain('#EXT-X-PLAYLIST-TYPE');
  });

  it('marks the seam where the clip begins again', () => {
    const lines = livePlaylist(clip, loopStart + 4_000, loopStart).split('\n');
    const seam = lines.lastIndexOf('#EXT-X-DISCONTINUITY');

    expect(lines.slice(seam + 1, seam + 4)).toEqual([
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(loopStart).toISOString()}`,
      '#EXTINF:4.000,',
      '0.m4s',
    ]);
  });

  it('does not list a segment one millisecond before its end', () => {
    const last = (now: number) => read(livePlaylist(clip, now, loopStart)).at(-1)?.uri;
    expect([last(loopStart + 3_999), last(loopStart + 4_000)]).toEqual(['2.m4s', '0.m4s']);
  });

  it('counts a seam more for each that left the window, from 0 at the beginning of the count', () => {
    const number = (now: number): number =>
      Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(livePlaylist(clip, now, loopStart))?.[1]);
    const loops = [0, 1, 2, 3, COUNTED_MS / LOOP_MS];

    expect(loops.map((loop) => number(loopStart + loop * LOOP_MS))).toEqual(loops);
    expect(number(loopStart - LOOP_MS)).toBe(0);
  });

  it('never contradicts what it said before', () => {
    fc.assert(
      fc.property(clips, moments, fc.integer({ min: 0, max: 60_000 }), (playlist, now, later) => {
        const before = read(livePlaylist(playlist, now, now));
        const after = read(livePlaylist(playlist, now + later, now));
        const known = new Map(before.map((segment) => [segment.sequence, segment]));

        expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? Infinity);
        expect(after).toEqual(after.map((segment) => known.get(segment.sequence) ?? segment));
      }),
    );
  });

  it('has no hole, no overlap and nothing from the future at any moment', () => {
    fc.assert(
      fc.property(clips, moments, (playlist, now) => {
        const listed = read(livePlaylist(playlist, now, now));
        expect(listed).toHaveLength(WINDOW_SEGMENTS);
        const expected = listed.slice(1).map((segment, index) => {
          const before = listed[index] ?? segment;
          const isSeam = segment.uri === '0.m4s';
          return {
            ...segment,
            at: before.at + before.durationMs,
            discontinuity: before.discontinuity + (isSeam ? 1 : 0),
            uri: isSeam ? segment.uri : `${parseInt(before.uri) + 1}.m4s`,
          };
        });
        expect(listed.slice(1)).toEqual(expected);
        const last = listed.at(-1);
        const end = (last?.at ?? NaN) + (last?.durationMs ?? NaN);
        expect(end).toBeLessThanOrEqual(now);
        expect(now - end).toBeLessThan(6000);
      }),
    );
  });

  it('keeps the promised segment lengths', () => {
    fc.assert(
      fc.property(clips, moments, (playlist, now) => {
        const text = livePlaylist(playlist, now, now);
        const promised = Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(text)?.[1]);
        const listed = read(text);
        expect(listed).toHaveLength(WINDOW_SEGMENTS);
        const longest = Math.max(...listed.map(({ durationMs }) => durationMs));
        expect(Math.round(longest / 1000)).toBeLessThanOrEqual(promised);
      }),
    );
  });
});
