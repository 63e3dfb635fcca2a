import type { Clip } from './clip';

/** One quality of a clip. Bit rates are ceilings in kbit/s; drawn pictures mostly stay far below. */
export interface Rendition {
  name: string;
  width: number;
  height: number;
  videoKbps: number;
  audioKbps: number;
  /** x264 level, and the same as it is written in CODECS (RFC 6381). */
  level: string;
  codec: string;
}

const WIDE: readonly Rendition[] = [
  {
    name: '360p',
    width: 640,
    height: 360,
    videoKbps: 180,
    audioKbps: 40,
    level: '3.0',
    codec: 'avc1.4d401e',
  },
  {
    name: '720p',
    width: 1280,
    height: 720,
    videoKbps: 480,
    audioKbps: 56,
    level: '3.1',
    codec: 'avc1.4d401f',
  },
];

const turned = (rendition: Rendition): Rendition => ({
  ...rendition,
  width: rendition.height,
  height: rendition.width,
});

/** Renditions of a clip, smallest first. A turned one keeps its name: it counts the short side. */
export const renditionsOf = (shape: Clip['shape']): readonly Rendition[] =>
  shape === 'wide' ? WIDE : WIDE.map(turned);

/** HE-AAC is not used: AAC-LC plays everywhere. */
export const AUDIO_CODEC = 'mp4a.40.2';
