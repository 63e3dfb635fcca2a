import type { Story } from '../story';
import { SHOTS } from './shots';

/** A night train's window, from the dark to the last station. */
export const SUNRISE_SEAT_14A: Story = {
  code: 'afbnmpqh',
  name: 'sunrise-seat-14a',
  shape: 'upright',
  palette: 'travel',
  shots: SHOTS,
  still: 30.4,
  music: {
    seed: 'seat by the window',
    passages: [
      {
        seconds: 14,
        maqam: 'bayati',
        tonic: 130.8,
        tempo: 72,
        parts: ['oud', 'drone'],
        density: 0.5,
        level: 0.7,
        ambience: { train: 0.8 },
      },
      {
        seconds: 11,
        maqam: 'rast',
        tonic: 130.8,
        tempo: 88,
        parts: ['oud', 'strings', 'bass'],
        density: 0.75,
        level: 0.8,
        ambience: { train: 0.6 },
      },
      {
        seconds: 6,
        maqam: 'ajam',
        tonic: 130.8,
        tempo: 80,
        parts: ['oud', 'bells', 'strings', 'bass', 'riq'],
        level: 0.75,
        ambience: { train: 0.5 },
      },
      {
        seconds: 5,
        maqam: 'ajam',
        tonic: 130.8,
        tempo: 96,
        parts: ['oud', 'drone'],
        density: 0.7,
        level: 0.8,
        ambience: { train: 0.15, street: 0.4 },
      },
    ],
  },
};
