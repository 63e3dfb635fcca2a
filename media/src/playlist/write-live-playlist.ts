/** Segments of the live window: half an hour to go back. */
export const WINDOW_SEGMENTS = 450;

/**
 * The number of a seam begins at 0 again after so many (six days of a film of eight seconds). hls.js keeps seams in an
 * array by their number and walks it from 0 for each playlist and each segment: numbers counted since 1970 held up a
 * page for two seconds each time. It goes on over a number that is smaller than before
 * (`mergeDetails` in its `level-helper`).
 */
export const SEAM_NUMBERS = 2 ** 16;

/** A segment that a live playlist lists. */
export interface ListedSegment {
  /** Relative to the playlist's path. */
  uri: string;
  initUri: string;
  durationMs: number;
  /** Start in milliseconds since 1970. */
  at: number;
  /** Whether its timestamps do not go on from those of the segment before it. */
  isSeam: boolean;
}

interface LiveWindow {
  targetSeconds: number;
  /** Number of the first segment. */
  sequence: number;
  /** Seams up to the first segment, its own included. */
  seams: number;
  segments: readonly ListedSegment[];
}

/**
 * Writes a live playlist. Only the first segment and those after a seam carry their time: players add up the
 * lengths, and half an hour stays as small as ten network packets.
 */
export const writeLivePlaylist = ({ targetSeconds, sequence, seams, segments }: LiveWindow): string => {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    // Counts the seams that left the window together with their segments.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${(seams - (segments[0]?.isSeam ? 1 : 0)) % SEAM_NUMBERS}`,
  ];
  let init = '';
  for (const [index, { uri, initUri, durationMs, at, isSeam }] of segments.entries()) {
    if (isSeam) lines.push('#EXT-X-DISCONTINUITY');
    if (initUri !== init) lines.push(`#EXT-X-MAP:URI="${initUri}"`);
    init = initUri;
    if (isSeam || index === 0) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(at).toISOString()}`);
    lines.push(`#EXTINF:${(durationMs / 1000).toFixed(3)},`, uri);
  }
  return `${lines.join('\n')}\n`;
};
