/** Segments of the live window: half an hour to go back. */
export const WINDOW_SEGMENTS = 450;

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
  /** Seams that left the window, counted as `countedFrom` says. */
  leftSeams: number;
  segments: readonly ListedSegment[];
}

/**
 * Writes a live playlist. Only the first segment and those after a seam carry their time: players add up the
 * lengths, and half an hour stays as small as ten network packets.
 */
export const writeLivePlaylist = ({ targetSeconds, sequence, leftSeams, segments }: LiveWindow): string => {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${leftSeams}`,
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
