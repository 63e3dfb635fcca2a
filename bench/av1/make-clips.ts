import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Two segments: the first of a film alone would have too many key pictures. */
export const CLIP_SECONDS = 8;

/** A clip, named before anything was encoded. */
interface Clip {
  name: string;
  file: string;
}

const drawn = (film: string, from: number): string[] => [
  ...['-ss', String(from), '-t', String(CLIP_SECONDS), '-i', `media/library/sources/${film}.mp4`],
];
const picture = (show: string): string[] => [
  ...['-loop', '1', '-framerate', '25', '-t', String(CLIP_SECONDS)],
  ...['-i', `cms/art/pictures/shows/${show}-wide-2880.webp`],
];
/** A camera over a picture of 2880 × 1620: the upper left corner of what it sees, `t` in seconds. */
const camera = (x: string, y: string): string => `crop=1920:1080:x='${x}':y='${y}'`;
/** Grain that is another one in each picture, as in film. */
const grain = (strength: number): string => `noise=c0s=${strength}:c0f=t`;

/**
 * Four that are as filmed: no package of npm or Debian ships footage. The camera moves over a picture, which is sharp, and
 * the grain comes after it.
 */
const CLIPS: readonly { name: string; input: string[]; filters: string[] }[] = [
  { name: 'drawn, a train rides', input: drawn('the-iron-train', 60), filters: [] },
  { name: 'drawn, in the rain', input: drawn('the-girl-at-the-bus-stop', 60), filters: [] },
  {
    name: 'slow pan, fine grain',
    input: picture('last-ferry'),
    filters: [camera('40*t', '270'), grain(5)],
  },
  {
    name: 'zoom, fine grain',
    input: picture('glass-walls'),
    filters: ["scale=w='2880+60*t':h=-2:eval=frame", camera('(iw-ow)/2', '(ih-oh)/2'), grain(5)],
  },
  {
    name: 'fast pan, grain',
    input: picture('night-bus'),
    filters: [camera('480+480*sin(1.5*t)', '270+120*sin(2*t)'), grain(8)],
  },
  {
    name: 'from the hand, dark',
    input: picture('courtyard-sessions'),
    filters: [camera('480+40*sin(5*t)', '270+25*sin(7*t)'), 'eq=brightness=-0.2', grain(10)],
  },
];

/** Writes the six clips without loss, at most `side` lines high, into `folder`. */
export const makeClips = async (
  ffmpeg: string,
  root: string,
  folder: string,
  side: number,
): Promise<Clip[]> => {
  const clips: Clip[] = [];
  for (const { name, input, filters } of CLIPS) {
    const file = join(folder, `${clips.length}.mp4`);
    const size = `scale=-2:${side}`;
    // Grain has the size of pixels, so it comes after the scaling.
    const all = [...filters.slice(0, -1), size, ...filters.slice(-1), 'format=yuv420p'];
    await run(
      ffmpeg,
      [
        ...['-loglevel', 'error', '-y', ...input, '-an', '-vf', all.join(',')],
        ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', file],
      ],
      { cwd: root },
    );
    clips.push({ name, file });
  }
  return clips;
};
