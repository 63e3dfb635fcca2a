import type { MediaPlaylist } from './media-playlist';

/**
 * Returns the playlist of a recording that repeats a clip until it is `seconds` long. Each repetition begins with a
 * discontinuity, because the times inside its segments start again. The last segment is whole, so a length that is
 * no multiple of the segments plays up to one segment longer.
 */
export const repeatedPlaylist = (
  { targetSeconds, initUri, segments }: MediaPlaylist,
  seconds: number,
): string => {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${initUri}"`,
  ];
  let listedMs = 0;
  for (let index = 0; listedMs < seconds * 1000; index += 1) {
    const segment = segments[index % segments.length];
    if (!segment) break;
    if (index > 0 && index % segments.length === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(`#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`, segment.uri);
    listedMs += segment.durationMs;
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
};
