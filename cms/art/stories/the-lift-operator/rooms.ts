import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import type { ShotContext } from '../story';
import { kitchen, landing, musicRoom } from './lower-rooms';
import { dressRoom, plantRoom, surgery } from './upper-rooms';

/** What changes in a room from day to day. */
export interface Life {
  /** Leaves of the plant of the fifth floor. */
  leaves: number;
  /** 0: busy; 1: turned to the lift and waving. */
  greeting: number;
}

/** Draws what is in a room 400 wide and 220 high, with the ground at 220. */
export type Room = (context: ShotContext, life: Life) => string;

/** Rooms by floor, from the first. */
export const ROOMS: readonly Room[] = [musicRoom, kitchen, landing, surgery, plantRoom, dressRoom];

/** Returns the colours of the walls by floor, from the first. */
export const wallsOf = ({ palette }: Colours): readonly string[] => {
  const { deep, middle, second, paper } = palette;
  return [
    mix(paper, middle, 0.16),
    mix(paper, second, 0.24),
    mix(paper, deep, 0.26),
    mix(paper, deep, 0.46),
    mix(paper, middle, 0.24),
    mix(middle, deep, 0.12),
  ];
};

/** Floors from the ground up, as the dial shows them. */
export const DIGITS = ['٠', '١', '٢', '٣', '٤', '٥', '٦'] as const;
