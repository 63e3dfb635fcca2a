import type Hls from 'hls.js/light';

/** What hls.js says of a quality, as far as its sound is meant. */
interface Level {
  attrs: { AUDIO?: string | undefined };
}

/** Group of the qualities in 5.1 (media, sound-playlist.ts). */
const SURROUND = 'surround';

/** Whether a film has its sounds apart from its pictures. The light hls.js would play it in silence. */
export const hasSoundsApart = (levels: readonly Level[]): boolean =>
  levels.some(({ attrs }) => attrs.AUDIO !== undefined);

/** Takes the qualities in 5.1 away: a browser folds them to what it has, and they cost twice the bytes of stereo. */
export const leaveSurroundOut = (hls: Pick<Hls, 'removeLevel'> & { levels: readonly Level[] }): void => {
  for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
    if (hls.levels[index]?.attrs.AUDIO === SURROUND) hls.removeLevel(index);
  }
};

/** Loads the whole hls.js, which only films with several sounds need. */
export const loadWholeHls = async (): Promise<typeof Hls> => (await import('hls.js')).default;
