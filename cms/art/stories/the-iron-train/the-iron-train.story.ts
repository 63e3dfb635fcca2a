import type { Story } from '../story';
import { CAPITAL_ACT } from './capital-act';
import { MUSIC } from './music';
import { NIGHT_ACT } from './night-act';
import { ROAD_ACT } from './road-act';
import { SEA_ACT } from './sea-act';
import { TRAIN_ACT } from './train-act';
import { WAGON_ACT } from './wagon-act';

/** Episode 1 of The Slow Road: by shared car and ore train to the sea. */
export const THE_IRON_TRAIN: Story = {
  code: 'bx88wax8',
  name: 'the-iron-train',
  shape: 'wide',
  palette: 'travel',
  shots: [...CAPITAL_ACT, ...ROAD_ACT, ...TRAIN_ACT, ...WAGON_ACT, ...NIGHT_ACT, ...SEA_ACT],
  music: MUSIC,
  still: 106,
};
