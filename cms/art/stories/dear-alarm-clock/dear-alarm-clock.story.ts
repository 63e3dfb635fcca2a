import type { Story } from '../story';
import { LETTER_SHOTS } from './letter-shots';
import { NIGHT_SHOTS } from './night-shots';

/** A sleeper, an alarm clock and the shortest letter between them. */
export const DEAR_ALARM_CLOCK: Story = {
  code: 'req8tqjh',
  name: 'dear-alarm-clock',
  shape: 'upright',
  palette: 'late-talk',
  shots: [...NIGHT_SHOTS, ...LETTER_SHOTS],
  still: 2.2,
  music: {
    seed: 'alarm clock',
    passages: [
      {
        seconds: 3.5,
        maqam: 'nahawand',
        tonic: 146.8,
        tempo: 150,
        parts: ['drone'],
        level: 0.5,
        ambience: { crickets: 0.3, room: 0.4 },
      },
      {
        seconds: 9.5,
        maqam: 'ajam',
        tonic: 146.8,
        tempo: 152,
        parts: ['oud', 'bass', 'riq'],
        density: 0.85,
        level: 0.8,
        ambience: { room: 0.4 },
      },
      {
        seconds: 10,
        maqam: 'nahawand',
        tonic: 130.8,
        tempo: 96,
        parts: ['oud', 'strings'],
        density: 0.8,
        level: 0.9,
        ambience: { room: 0.3 },
      },
      {
        seconds: 5.5,
        maqam: 'ajam',
        tonic: 146.8,
        tempo: 176,
        parts: ['drum', 'riq', 'bass', 'oud'],
        density: 0.7,
        level: 0.8,
      },
      {
        seconds: 3.5,
        maqam: 'ajam',
        tonic: 146.8,
        tempo: 137,
        parts: ['oud', 'bells'],
        density: 0.9,
        level: 0.8,
        ambience: { street: 0.3 },
      },
    ],
  },
};
