/** A segment as a player understands it. */
export interface ReadSegment {
  sequence: number;
  discontinuity: number;
  at: number;
  uri: string;
  initUri: string;
  durationMs: number;
}

/** Parses a live playlist as a player does, so that two playlists can be compared segment by segment. */
export const readLivePlaylist = (text: string): ReadSegment[] => {
  const header = (name: string): number => Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(text)?.[1]);
  let sequence = header('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = header('EXT-X-DISCONTINUITY-SEQUENCE');
  let at = NaN;
  let initUri = '';
  let durationMs = NaN;
  const listed: ReadSegment[] = [];
  for (const line of text.trim().split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) at = Date.parse(line.slice(25));
    else if (line.startsWith('#EXT-X-MAP:')) initUri = line.slice(16, -1);
    else if (line.startsWith('#EXTINF:')) durationMs = Math.round(parseFloat(line.slice(8)) * 1000);
    else if (!line.startsWith('#')) {
      listed.push({ sequence, discontinuity, at, uri: line, initUri, durationMs });
      sequence += 1;
      at += durationMs;
    }
  }
  return listed;
};
