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

const turned = (rendition: Rendition): Rendition => ({
  ...rendition,
  width: rendition.height,
  height: rendition.width,
});

/**
 * Returns the renditions of a clip, smallest first. A portrait rendition keeps its name,
 * because the name counts the short side.
 */
export const renditionsOf = (shape: Clip['shape']): readonly Rendition[] =>
  shape === 'wide' ? WIDE : WIDE.map(turned);
