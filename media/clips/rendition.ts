import { readdir } from 'node:fs/promises';

import type { Clip } from './clip';

/** One quality of a clip. Bit rates are maximums in kbit/s; drawn pictures usually need far less. */
export interface Rendition {
  name: string;
  width: number;
  height: number;
  videoKbps: number;
  audioKbps: number;
  /** Constant rate factor of x264: higher is smaller. */
  crf: number;
  /** H.264 level for x264; `codec` contains the same level as in CODECS (RFC 6381). */
  level: string;
  codec: string;
}

const WIDE: readonly Rendition[] = [
  {
    name: '360p',
    width: 640,
    height: 360,
    videoKbps: 120,
    audioKbps: 16,
    crf: 35,
    level: '3.0',
    codec: 'avc1.4d401e',
  },
  {
    name: '540p',
    width: 960,
    height: 540,
    videoKbps: 240,
    audioKbps: 24,
    crf: 35,
    level: '3.1',
    codec: 'avc1.4d401f',
  },
];

/** What plays of a story until media has made its qualities. */
const FIRST: Rendition = {
  name: '270p',
  width: 480,
  height: 270,
  videoKbps: 90,
  audioKbps: 16,
  crf: 35,
  level: '2.1',
  codec: 'avc1.4d4015',
};

const turned = (rendition: Rendition): Rendition => ({
  ...rendition,
  width: rendition.height,
  height: rendition.width,
});

/**
 * Returns the renditions of a clip, smallest first: of the story of a recording only the first to play. A portrait
 * rendition keeps its name, because the name counts the short side.
 */
export const renditionsOf = ({ shape, story }: Pick<Clip, 'shape' | 'story'>): readonly Rendition[] => {
  const made = story === 'recording' ? [FIRST] : WIDE;
  return shape === 'wide' ? made : made.map(turned);
};

/** Returns the name of the smallest rendition in the folder of a clip. */
export const smallestRendition = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => /^\d+p$/.test(name));
  const [smallest] = names.sort((one, other) => parseInt(one, 10) - parseInt(other, 10));
  if (smallest === undefined) throw new Error(`${folder} has no rendition.`);
  return smallest;
};
