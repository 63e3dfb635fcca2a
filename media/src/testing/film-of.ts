import type { Stream } from '../library/library';
import { SLOT_MS } from '../linear/timeline';
import { masterPlaylist } from '../playlist/master-playlist';
import type { MediaPlaylist } from '../playlist/media-playlist';

/** A film of `count` whole segments and a short one at its end, as most films have; a quality has a bit rate per line. */
export const filmOf = (
  count: number,
  live = false,
  names = ['360p', '720p'],
  version = '',
  bitsPerLine = 1_000,
): Stream => {
  const folderOf = (name: string): string => version + name;
  const playlist: MediaPlaylist = {
    targetSeconds: 4,
    initUri: 'init.mp4',
    segments: Array.from({ length: count + 1 }, (_, index) => ({
      uri: `${index}.m4s`,
      durationMs: index < count ? SLOT_MS : 1_500,
    })),
  };
  return {
    live,
    seconds: count * 4 + 1.5,
    text: () =>
      masterPlaylist(
        names.map((name) => ({
          ...{ path: folderOf(name), width: 1, height: parseInt(name), framesPerSecond: 25, codecs: 'avc1' },
          ...{ peak: parseInt(name) * bitsPerLine, average: (parseInt(name) * bitsPerLine) / 2 },
        })),
      ),
    playlists: new Map(names.map((name) => [`${name}/index.m3u8`, playlist])),
    qualities: () => names.map((name) => ({ name, folder: folderOf(name), playlist })),
    has: (file) => names.some((name) => file.startsWith(`${folderOf(name)}/`)),
    mayChange: () => false,
    send: () => Promise.resolve(true),
    fromMemory: () => null,
  };
};
