import fc from 'fast-check';

import { livePlaylist, WINDOW_SEGMENTS } from './live-playlist';
import type { MediaPlaylist } from './media-playlist';

interface Listed {
  sequence: number;
  discontinuity: number;
  at: number;
  uri: string;
  durationMs: number;
}

/** Parses a live playlist as a player does, so that two playlists can be compared segment by segment. */
const read = (text: string): Listed[] => {
  const header = (name: string): number => Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(text)?.[1]);
  let sequence = header('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = header('EXT-X-DISCONTINUITY-SEQUENCE');
  let at = NaN;
  let durationMs = NaN;
  const listed: Listed[] = [];
  for (const line of text.trim().split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25));
    else if (line.startsWith('#EXTINF:')) durationMs = Math.round(parseFloat(line.slice(8)) * 1000);
    else if (!line.startsWith('#')) {
      listed.push({ sequence, discontinuity, at, uri: line, durationMs });
      sequence += 1;
    }
  }
  return listed;
};

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
    const text = livePlaylist(clip, loopStart + 9_000);
    const listed = read(text);

    expect(listed).toHaveLength(WINDOW_SEGMENTS);
    expect(listed.at(-1)).toMatchObject({ uri: '1.m4s', at: loopStart + 4_000 });
    expect(listed[0]?.uri).toBe('1.m4s');
    expect(text).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(text).not.toContain('#EXT-X-ENDLIST');
    expect(text).not.toContain('#EXT-X-PLAYLIST-TYPE');
  });

  it('marks the seam where the clip begins again', () => {
    const lines = livePlaylist(clip, loopStart + 4_000).split('\n');
    const seam = lines.lastIndexOf('#EXT-X-DISCONTINUITY');

    expect(lines.slice(seam + 1, seam + 4)).toEqual([
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(loopStart).toISOString()}`,
      '#EXTINF:4.000,',
      '0.m4s',
    ]);
  });

  it('does not list a segment one millisecond before its end', () => {
    expect(read(livePlaylist(clip, loopStart + 3_999)).at(-1)?.uri).toBe('2.m4s');
    expect(read(livePlaylist(clip, loopStart + 4_000)).at(-1)?.uri).toBe('0.m4s');
  });

  it('never contradicts what it said before', () => {
    fc.assert(
      fc.property(clips, moments, fc.integer({ min: 0, max: 60_000 }), (playlist, now, later) => {
        const before = read(livePlaylist(playlist, now));
        const after = read(livePlaylist(playlist, now + later));
        const known = new Map(before.map((segment) => [segment.sequence, segment]));

        expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? Infinity);
        for (const segment of after) {
          expect(segment).toEqual(known.get(segment.sequence) ?? segment);
        }
      }),
    );
  });

  it('has no hole, no overlap and nothing from the future at any moment', () => {
    fc.assert(
      fc.property(clips, moments, (playlist, now) => {
        const listed = read(livePlaylist(playlist, now));
        expect(listed).toHaveLength(WINDOW_SEGMENTS);
        for (const [index, { at, durationMs, discontinuity, uri }] of listed.entries()) {
          const following = listed[index + 1];
          if (!following) continue;
          expect(following.at).toBe(at + durationMs);
          const seam = following.uri === '0.m4s';
          expect(following.discontinuity).toBe(discontinuity + (seam ? 1 : 0));
          if (!seam) expect(parseInt(following.uri)).toBe(parseInt(uri) + 1);
        }
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
        const text = livePlaylist(playlist, now);
        const promised = Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(text)?.[1]);
        const listed = read(text);
        expect(listed).toHaveLength(WINDOW_SEGMENTS);
        for (const { durationMs } of listed) {
          expect(Math.round(durationMs / 1000)).toBeLessThanOrEqual(promised);
        }
      }),
    );
  });
});
