import type Hls from 'hls.js/light';

/** What hls.js says of a quality, as far as its codec is meant. */
interface Level {
  videoCodec?: string | undefined;
}

/** The largest that films have in AV1: 1080 lines of 60 pictures a second, in 8 bits. */
const LARGEST: MediaDecodingConfiguration = {
  type: 'media-source',
  video: {
    contentType: 'video/mp4; codecs="av01.0.09M.08"',
    width: 1920,
    height: 1080,
    bitrate: 5_000_000,
    framerate: 60,
  },
};

let asked: Promise<void> | undefined;
let prefersAv1 = false;

/**
 * Asks once whether this device decodes AV1 smoothly and without much power, which in practice means in hardware. Until
 * the answer is there films play in H.264: no film waits for it.
 */
export const askAboutAv1 = (): Promise<void> =>
  (asked ??= (async () => {
    try {
      const { smooth, powerEfficient } = await navigator.mediaCapabilities.decodingInfo(LARGEST);
      prefersAv1 = smooth && powerEfficient;
    } catch {
      // A browser that does not know the question, or the codec.
    }
  })());

const isAv1 = ({ videoCodec }: Level): boolean => videoCodec?.startsWith('av01') === true;

/** Leaves the qualities of one codec, because a change from one to another can stall. */
export const keepOneCodec = (hls: Pick<Hls, 'removeLevel'> & { levels: readonly Level[] }): void => {
  const kept = prefersAv1 && hls.levels.some(isAv1);
  for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
    const level = hls.levels[index];
    if (level && isAv1(level) !== kept) hls.removeLevel(index);
  }
};
