import type { Story } from '../story';
import { HAMRA } from './hamra-shots';
import { JAM } from './jam-shots';
import { MUSIC } from './music-of-streets';
import { NIGHT } from './night-shots';
import { OPENING } from './opening';
import { PORT } from './port-shots';
import { RAIN } from './rain-shots';
import { STAIRS } from './stairs-shots';
import { TAQSIM } from './taqsim-shots';

/** Oud After Dark, episode 1: every street of Beirut has its own maqam, and one parcel has no name. */
export const MAQAM_ON_A_MOTORBIKE: Story = {
  code: 'wx4re557',
  name: 'maqam-on-a-motorbike',
  shape: 'wide',
  palette: 'live-music',
  shots: [...OPENING, ...PORT, ...HAMRA, ...JAM, ...STAIRS, ...RAIN, ...NIGHT, ...TAQSIM],
  music: MUSIC,
  still: 4.7,
};
