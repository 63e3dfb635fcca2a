import { LANGUAGE_NAMES, type Locale } from '@sahra/schemas/constants';

const GROUP = 'captions';
const VARIANT = '#EXT-X-STREAM-INF:';

const rendition = (locale: Locale): string =>
  [
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="${GROUP}"`,
    `NAME="${LANGUAGE_NAMES[locale]}",LANGUAGE="${locale}"`,
    `DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions/${locale}.m3u8"`,
  ].join(',');

/**
 * Returns the master playlist of a recording with captions in these languages. It also says that none are inside the
 * pictures: Apple's players otherwise offer a track of that kind, which is empty.
 */
export const withSubtitles = (master: string, locales: readonly Locale[]): string => {
  const attributes = [...(locales.length > 0 ? [`SUBTITLES="${GROUP}"`] : []), 'CLOSED-CAPTIONS=NONE'];
  const lines = master.split('\n');
  const first = lines.findIndex((line) => line.startsWith(VARIANT));
  return lines
    .map((line) => (line.startsWith(VARIANT) ? [line, ...attributes].join(',') : line))
    .toSpliced(Math.max(0, first), 0, ...locales.map(rendition))
    .join('\n');
};

/**
 * Returns the media playlist of the captions of one language. The whole file is its one segment: captions may be cut
 * otherwise than the pictures (RFC 8216, section 6.2.4), and a caption that is repeated in two segments is drawn twice by
 * players on FFmpeg. Times count from the start of the film, whose timestamps begin at 0, so there is no X-TIMESTAMP-MAP.
 */
export const subtitlePlaylist = (locale: Locale, seconds: number): string =>
  [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`],
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'],
    ...[`#EXTINF:${seconds.toFixed(3)},`, `${locale}.vtt`, '#EXT-X-ENDLIST', ''],
  ].join('\n');
