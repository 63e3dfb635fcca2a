import { masterPlaylist } from './master-playlist';
import { subtitlePlaylist, withSubtitles } from './subtitles';

const MASTER = masterPlaylist(
  ['240p', '480p'].map((path) => ({
    ...{ path, width: 426, height: 240, framesPerSecond: 25, codecs: 'avc1.4d4015,mp4a.40.2' },
    ...{ peak: 400_000, average: 300_000 },
  })),
);

describe('withSubtitles', () => {
  it('names the captions before the qualities, and their group in each quality', () => {
    const lines = withSubtitles(MASTER, ['en', 'ar']).split('\n');
    expect(lines.slice(3, 5)).toEqual([
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/en.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="العربية",LANGUAGE="ar",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/ar.m3u8"',
    ]);
    expect(lines.filter((line) => line.endsWith(',SUBTITLES="captions",CLOSED-CAPTIONS=NONE'))).toHaveLength(
      2,
    );
    expect(lines.slice(-3)).toEqual([lines.at(-3), '480p/index.m3u8', '']);
  });

  it('names no group where there are no captions', () => {
    expect(withSubtitles(MASTER, [])).toBe(
      MASTER.replace(/(FRAME-RATE=25\.000)/g, '$1,CLOSED-CAPTIONS=NONE'),
    );
  });
});

describe('subtitlePlaylist', () => {
  it('has the whole file as its one segment, and an end', () => {
    expect(subtitlePlaylist('ar', 8.04).split('\n')).toEqual([
      ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:9', '#EXT-X-MEDIA-SEQUENCE:0'],
      ...['#EXT-X-PLAYLIST-TYPE:VOD', '#EXTINF:8.040,', 'ar.vtt', '#EXT-X-ENDLIST', ''],
    ]);
  });
});
