import type { ServedPlaylist, ServedStream } from './served-stream';

/** A rule of Apple for authors of HLS, with a check: docs/apple-hls-rules.md. */
export interface AppleRule {
  /** Number in Apple's text; `own` ones are ours. */
  number: string;
  isKept: (stream: ServedStream) => boolean;
  /** Breaks the rule in a stream that it is about: proves that the check notices. */
  broken: (stream: ServedStream) => ServedStream;
}

export const rule = (
  number: string,
  isKept: AppleRule['isKept'],
  broken: AppleRule['broken'],
): AppleRule => ({ number, isKept, broken });

export const ofKind = ({ playlists }: ServedStream, ...kinds: ServedPlaylist['kind'][]): ServedPlaylist[] =>
  playlists.filter(({ kind }) => kinds.includes(kind));

export const isLive = ({ text }: ServedPlaylist): boolean => !text.includes('#EXT-X-ENDLIST');

export const targetOf = ({ text }: ServedPlaylist): number =>
  Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(text)?.[1]);

export const replacing =
  (pattern: RegExp, replacement: string): AppleRule['broken'] =>
  ({ master, playlists }) => ({
    master: master.replace(pattern, replacement),
    playlists: playlists.map((playlist) => ({
      ...playlist,
      text: playlist.text.replace(pattern, replacement),
    })),
  });

export const without = (pattern: RegExp): AppleRule['broken'] => replacing(pattern, '');

/** Replaces in the first media playlist only, so that it differs from the others. */
export const replacingInFirst =
  (pattern: RegExp, replacement: string): AppleRule['broken'] =>
  ({ master, playlists: [first, ...others] }) => ({
    master,
    playlists: first ? [{ ...first, text: first.text.replace(pattern, replacement) }, ...others] : [],
  });
