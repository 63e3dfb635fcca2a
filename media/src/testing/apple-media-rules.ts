import {
  type AppleRule,
  isLive,
  ofKind,
  replacing,
  replacingInFirst,
  rule,
  targetOf,
  without,
} from './apple-rule';
import { listedIn, type ServedPlaylist } from './served-stream';

const lengthOf = ({ text }: ServedPlaylist): number =>
  listedIn(text).reduce((sum, { seconds }) => sum + seconds, 0);
const areSame = (values: readonly unknown[]): boolean => new Set(values.map(String)).size <= 1;
const everyLive =
  (isRight: (playlist: ServedPlaylist) => boolean): AppleRule['isKept'] =>
  ({ playlists }) =>
    playlists.filter(isLive).every(isRight);

/** The rules that are checked in media playlists and in how they are delivered. */
export const APPLE_MEDIA_RULES: readonly AppleRule[] = [
  rule(
    '5.5',
    (stream) =>
      ofKind(stream, 'captions').every(
        (playlist) => lengthOf(playlist) >= Math.max(...ofKind(stream, 'pictures').map(lengthOf)) - 0.05,
      ),
    replacing(/#EXTINF:[\d.]+(?=,\n\w+\.vtt)/, '#EXTINF:1'),
  ),
  rule(
    '6.8',
    (stream) => ofKind(stream, 'keys').every(({ text }) => text.includes('#EXT-X-I-FRAMES-ONLY\n')),
    without(/#EXT-X-I-FRAMES-ONLY\n/),
  ),
  rule(
    '6.10',
    (stream) =>
      ofKind(stream, 'keys').every(
        ({ text }) => [...text.matchAll(/#EXT-X-BYTERANGE:\d+@0$/gm)].length === listedIn(text).length,
      ),
    replacing(/@0$/m, '@900'),
  ),
  rule(
    '7.7',
    ({ playlists }) =>
      playlists.every((playlist) =>
        listedIn(playlist.text).every(({ seconds }) => seconds <= targetOf(playlist) + 0.5),
      ),
    replacing(/#EXTINF:4/, '#EXTINF:9'),
  ),
  rule(
    '8.2',
    (stream) => areSame(ofKind(stream, 'pictures', 'sound').map(targetOf)),
    replacingInFirst(/(DURATION:)(\d)/, '$19$2'),
  ),
  rule(
    '8.4',
    everyLive(({ text }) => text.includes('#EXT-X-PROGRAM-DATE-TIME:')),
    without(/#EXT-X-PROGRAM-DATE-TIME.*\n/g),
  ),
  rule(
    '8.6',
    ({ playlists }) =>
      playlists.every((playlist) => isLive(playlist) || playlist.text.includes('#EXT-X-PLAYLIST-TYPE:VOD\n')),
    without(/#EXT-X-PLAYLIST-TYPE:VOD\n/),
  ),
  rule(
    '8.7',
    ({ playlists }) => {
      const lengths = playlists.filter((playlist) => !isLive(playlist)).map(lengthOf);
      return lengths.length === 0 || Math.max(...lengths) - Math.min(...lengths) < 0.05;
    },
    replacingInFirst(/#EXTINF:.*\n.*\n/, ''),
  ),
  rule(
    '8.11',
    everyLive(({ text }) => listedIn(text).length >= 6),
    without(/#EXTINF[^]*/),
  ),
  rule(
    '8.12',
    everyLive((playlist) => lengthOf(playlist) >= 15 * 60),
    replacing(/#EXTINF:\d/g, '#EXTINF:0'),
  ),
  rule(
    '8.15',
    (stream) =>
      areSame(
        ofKind(stream, 'pictures').map(({ text }) =>
          [...text.matchAll(/#EXT-X-DISCONTINUITY\n|#EXTINF/g)].map(([found]) => found).join(''),
        ),
      ),
    replacingInFirst(/#EXT-X-DISCONTINUITY\n/, ''),
  ),
  rule(
    '8.17',
    everyLive(({ text }) => text.includes('#EXT-X-DISCONTINUITY-SEQUENCE:')),
    without(/#EXT-X-DISCONTINUITY-SEQUENCE.*\n/),
  ),
  rule(
    '8.20',
    (stream) =>
      ofKind(stream, 'pictures', 'sound', 'keys').every(({ text }) => /#EXT-X-MAP:[^]*?#EXTINF/.test(text)),
    without(/#EXT-X-MAP.*\n/g),
  ),
  rule(
    '8.22',
    (stream) =>
      areSame(
        ofKind(stream, 'pictures').map(({ text }) =>
          listedIn(text)
            .map(({ seconds }) => seconds.toFixed(1))
            .join(),
        ),
      ),
    replacingInFirst(/#EXTINF:\d/, '#EXTINF:2'),
  ),
  rule(
    '10.1',
    ({ playlists }) => playlists.every(({ text, encoding }) => text.length < 2_000 || encoding === 'gzip'),
    ({ master, playlists }) => ({
      master,
      playlists: playlists.map((playlist) => ({ ...playlist, encoding: undefined })),
    }),
  ),
  rule(
    '10.4',
    ({ playlists }) =>
      playlists.every(
        ({ type, files }) =>
          type === 'application/vnd.apple.mpegurl' &&
          [...files.values()].every((file) => /^(?:video\/(?:mp4|iso\.segment)$|text\/vtt)/.test(file.type)),
      ),
    ({ master, playlists }) => ({
      master,
      playlists: playlists.map((playlist) => ({ ...playlist, type: 'text/plain' })),
    }),
  ),
];
