import { parseMediaPlaylist } from './media-playlist';

const WRITTEN = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:4.000000,
0.m4s
#EXTINF:3.960000,
1.m4s
#EXT-X-ENDLIST
`;

describe('parseMediaPlaylist', () => {
  it('reads header, target and segments', () => {
    expect(parseMediaPlaylist(WRITTEN)).toEqual({
      targetSeconds: 4,
      initUri: 'init.mp4',
      segments: [
        { uri: '0.m4s', durationMs: 4000 },
        { uri: '1.m4s', durationMs: 3960 },
      ],
    });
  });

  it.each([
    ['a master playlist', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8\n'],
    ['one without segments', WRITTEN.replace(/#EXTINF[^#]*/g, '')],
    ['one without a header', WRITTEN.replace(/#EXT-X-MAP.*\n/, '')],
  ])('refuses %s', (_, text) => {
    expect(() => parseMediaPlaylist(text)).toThrow('is no media playlist');
  });
});
