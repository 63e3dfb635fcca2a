import type { ArtHint } from '../core/record';

/** Hint for each channel's star, by slug. Neighbours in the editors' order differ in mode and lattice. */
export const CHANNEL_HINTS: Readonly<Record<string, ArtHint>> = {
  'smashi-gaming': { seed: 'star', scene: 'pad', mode: 'dusk', composition: 'mega' },
  'street-football': { seed: 'star', scene: 'ball', mode: 'blaze', composition: 'field' },
  padel: { seed: 'star', scene: 'racket', mode: 'night', composition: 'sun' },
  'combat-sports': { seed: 'star', scene: 'ring', mode: 'paper', composition: 'sun' },
  'desert-motors': { seed: 'star', scene: 'dunes', mode: 'dusk', composition: 'sun', swapped: false },
  founders: { seed: 'star', scene: 'towers', mode: 'blaze', composition: 'sun' },
  'money-talk': { seed: 'star', scene: 'coins', mode: 'night', composition: 'tunnel', swapped: false },
  tech: { seed: 'star', scene: 'orbit', mode: 'dusk', composition: 'field', swapped: false },
  comedy: { seed: 'star', scene: 'mic', mode: 'dusk', composition: 'mega' },
  'live-music': { seed: 'star', scene: 'oud', mode: 'night', composition: 'field' },
  'short-films': { seed: 'star', scene: 'projector', mode: 'paper', composition: 'tunnel' },
  'kitchen-stories': { seed: 'star', scene: 'bowl', mode: 'blaze', composition: 'sun' },
  travel: { seed: 'star', scene: 'harbour', mode: 'dusk', composition: 'sun' },
  fitness: { seed: 'star', scene: 'weights', mode: 'paper', composition: 'mega' },
  'late-talk': { seed: 'star', scene: 'lanterns', mode: 'night', composition: 'sun' },
};
