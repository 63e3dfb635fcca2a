import type { Story } from '../story';
import { BETWEEN_FLOORS } from './between-floors';
import { GOOD_MORNINGS } from './good-mornings';
import { IN_THE_DARK } from './in-the-dark';
import { MORNING_OF_LIGHT } from './morning-of-light';
import { THE_BUTTONS } from './the-buttons';

export const THE_LIFT_OPERATOR: Story = {
  code: 'yay5rkch',
  name: 'the-lift-operator',
  shape: 'wide',
  palette: 'short-films',
  shots: [...GOOD_MORNINGS, ...THE_BUTTONS, ...IN_THE_DARK, ...BETWEEN_FLOORS, ...MORNING_OF_LIGHT],
  music: {
    seed: 'the lift operator',
    passages: [
      {
        seconds: 32,
        maqam: 'rast',
        tonic: 130.8,
        tempo: 88,
        parts: ['oud', 'bass'],
        density: 0.8,
        level: 0.85,
        ambience: { street: 0.3 },
      },
      {
        seconds: 35,
        maqam: 'rast',
        tonic: 146.8,
        tempo: 104,
        parts: ['oud', 'bass', 'riq', 'drum'],
        density: 0.9,
        level: 0.9,
        ambience: { street: 0.3 },
      },
      {
        seconds: 30,
        maqam: 'kurd',
        tonic: 110,
        tempo: 66,
        parts: ['oud', 'drone'],
        density: 0.5,
        level: 0.8,
        ambience: { engine: 0.12, room: 0.4 },
      },
      {
        seconds: 23,
        maqam: 'nahawand',
        tonic: 98,
        tempo: 52,
        parts: ['drone', 'bells'],
        density: 0.25,
        level: 0.7,
        ambience: { room: 0.5 },
      },
      {
        seconds: 40,
        maqam: 'bayati',
        tonic: 110,
        tempo: 66,
        parts: ['oud', 'strings', 'drone'],
        density: 0.65,
        level: 0.85,
        ambience: { crickets: 0.15 },
      },
      {
        seconds: 32,
        maqam: 'rast',
        tonic: 123.5,
        tempo: 84,
        parts: ['oud', 'bass', 'strings'],
        density: 0.8,
        level: 0.9,
        ambience: { room: 0.3 },
      },
      {
        seconds: 32,
        maqam: 'ajam',
        tonic: 146.8,
        tempo: 108,
        parts: ['oud', 'bells', 'bass', 'riq', 'drum'],
        density: 0.9,
        level: 0.95,
        ambience: { street: 0.3 },
      },
    ],
  },
  still: 172,
};
