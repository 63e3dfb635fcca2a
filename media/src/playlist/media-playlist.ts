/** One segment of a media playlist. */
export interface Segment {
  /** Relative to the playlist. */
  uri: string;
  durationMs: number;
}

/** The parts of a recorded (VOD) media playlist that a live one is made from. */
export interface MediaPlaylist {
  targetSeconds: number;
  /** Header of the fragmented MP4, relative to the playlist. */
  initUri: string;
  segments: readonly Segment[];
}

/** Reads the playlists that our encoder writes: fragmented MP4, one header. */
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
