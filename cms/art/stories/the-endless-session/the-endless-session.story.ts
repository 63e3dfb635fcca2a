import type { Story } from '../story';
import { FIRST_HALF } from './first-half';
import { SECOND_HALF } from './second-half';

/** A concert in a courtyard at night, whose end is its beginning. */
export const THE_ENDLESS_SESSION: Story = {
  code: 'q2dcnfdt',
  name: 'the-endless-session',
  shape: 'wide',
  palette: 'live-music',
  shots: [...FIRST_HALF, ...SECOND_HALF],
  loops: true,
  still: 3,
  music: {
    seed: 'endless session',
    passages: [
      {
        seconds: 16,
        maqam: 'bayati',
        tonic: 146.8,
        tempo: 60,
        parts: ['oud', 'drone'],
        density: 0.9,
        level: 0.85,
        ambience: { crickets: 0.18 },
      },
      {
        seconds: 16,
        maqam: 'bayati',
        tonic: 146.8,
        tempo: 90,
        parts: ['bells', 'bass', 'drone'],
        level: 0.9,
        ambience: { crickets: 0.14 },
      },
      {
        seconds: 16,
        maqam: 'rast',
        tonic: 146.8,
        tempo: 60,
        parts: ['strings', 'drone'],
        level: 0.9,
        ambience: { crickets: 0.18, wind: 0.1 },
      },
      { seconds: 12, maqam: 'rast', tonic: 146.8, tempo: 120, parts: ['riq', 'drum', 'bass'], level: 0.9 },
      {
        seconds: 20,
        maqam: 'bayati',
        tonic: 146.8,
        tempo: 120,
        parts: ['oud', 'bells', 'strings', 'bass', 'riq', 'drum'],
        level: 1,
      },
      {
        seconds: 16,
        maqam: 'bayati',
        tonic: 146.8,
        tempo: 60,
        parts: ['strings', 'oud', 'drone'],
        density: 0.5,
        level: 0.85,
        ambience: { crickets: 0.18 },
      },
    ],
  },
};
