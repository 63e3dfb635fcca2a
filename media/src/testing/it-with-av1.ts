import { execFileSync } from 'node:child_process';

import { AV1_ENCODER } from '../encoder/video-codec';

const encodersOfSystem = (): string => {
  try {
    return execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
};

/** A test for machines whose ffmpeg makes AV1. The one that comes with npm cannot. */
export const itWithAv1 = encodersOfSystem().includes(AV1_ENCODER) ? it : it.skip;
