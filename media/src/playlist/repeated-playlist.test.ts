import { parseMediaPlaylist } from './media-playlist';
import { repeatedPlaylist } from './repeated-playlist';

const CLIP = {
  targetSeconds: 4,
  initUri: 'init.mp4',
  segments: [
    { uri: '0.m4s', durationMs: 4000 },
    { uri: '1.m4s', durationMs: 4000 },
  ],
};
const lengthOf = (playlist: string): number =>
  parseMediaPlaylist(playlist).segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

describe('a repeated playlist', () => {
  it.each([20, 24, 1560, 3660])('is %i seconds long where a length is given', (seconds) => {
    const playlist = repeatedPlaylist(CLIP, seconds);
    expect(lengthOf(playlist)).toBe(seconds);
    expect(playlist).toContain('#EXT-X-PLAYLIST-TYPE:VOD');
    expect(playlist.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  });

  it('ends with a whole segment', () => {
    expect(lengthOf(repeatedPlaylist(CLIP, 21))).toBe(24);
  });

  it('marks where the times start again, and nowhere else', () => {
    const marks = repeatedPlaylist(CLIP, 20)
      .split('\n')
      .filter((line) => line.startsWith('#EXT-X-DISCONTINUITY') || line.endsWith('.m4s'));
    expect(marks).toEqual([
      ...['0.m4s', '1.m4s', '#EXT-X-DISCONTINUITY'],
      ...['0.m4s', '1.m4s', '#EXT-X-DISCONTINUITY'],
      '0.m4s',
    ]);
  });
});
