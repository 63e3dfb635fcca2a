/** One quality of a film. Bit rates are maximums in kbit/s. */
export interface Rung {
  /** Folder of the quality; counts the short side, so an upright film has the same names. */
  name: string;
  width: number;
  height: number;
  videoKbps: number;
  audioKbps: number;
}

/**
 * Short sides in pixels with the highest bit rates of pictures and sound, in kbit/s. A segment can have half as much again
 * of pictures, so the first stays below 192 kbit/s, which Apple asks of a quality for slow mobile lines.
 */
const STEPS = [
  { side: 144, videoKbps: 80, audioKbps: 48 },
  { side: 240, videoKbps: 400, audioKbps: 64 },
  { side: 360, videoKbps: 800, audioKbps: 96 },
  { side: 480, videoKbps: 1400, audioKbps: 96 },
  { side: 720, videoKbps: 2800, audioKbps: 128 },
  { side: 1080, videoKbps: 5000, audioKbps: 128 },
] as const;

/** The least that a picture of its size is shown with; a smaller picture keeps its own size beside the first step. */
const WHOLE = STEPS[1];

/** Bit rate of the sound alone, in kbit/s, and of the sounds that the smallest qualities are heard with. */
export const AUDIO_ALONE_KBPS = WHOLE.audioKbps;
/** Bit rates of sounds beside the pictures of the larger qualities, in stereo and in 5.1. */
export const SOUND_KBPS = { stereo: 128, '5.1': 320 } as const;

/** H.264 with 4:2:0 colour needs even sides. */
const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));
const evenBelow = (pixels: number): number => 2 * Math.floor(pixels / 2);

/**
 * Returns the qualities for a picture of this size, smallest first and never above it. A picture below 240 lines has
 * its own size too.
 */
export const ladderOf = (width: number, height: number): readonly Rung[] => {
  const short = Math.min(width, height);
  const fitting = STEPS.filter(({ side }) => side <= short);
  const own = { ...WHOLE, side: evenBelow(short) };
  const steps = own.side < WHOLE.side && own.side !== STEPS[0].side ? [...fitting, own] : fitting;
  return steps.map(({ side, videoKbps, audioKbps }) => ({
    name: `${side}p`,
    width: width <= height ? side : even((width * side) / height),
    height: width <= height ? even((height * side) / width) : side,
    videoKbps,
    audioKbps,
  }));
};
