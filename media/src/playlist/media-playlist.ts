/** One segment of a media playlist. */
export interface Segment {
  /** Relative to the playlist's path. */
  uri: string;
  durationMs: number;
}

/** The parts of a recorded (VOD) media playlist that a live one is made from. */
export interface MediaPlaylist {
  targetSeconds: number;
  /** Initialization segment of the fragmented MP4, relative to the playlist's path. */
  initUri: string;
  segments: readonly Segment[];
}

/**
 * Parses a playlist of our encoder: fragmented MP4 with one initialization segment. Throws for any other playlist.
 */
export const parseMediaPlaylist = (text: string): MediaPlaylist => {
  const targetSeconds = Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(text)?.[1]);
  const initUri = /^#EXT-X-MAP:URI="([^"]+)"/m.exec(text)?.[1];
  const segments = [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?!#)(\S+)$/gm)].map(([, seconds, uri]) => ({
    uri: uri ?? '',
    durationMs: Math.round(Number(seconds) * 1000),
  }));
  if (!targetSeconds || initUri === undefined || segments.length === 0) {
    throw new Error('is no media playlist of fragmented MP4');
  }
  return { targetSeconds, initUri, segments };
};
