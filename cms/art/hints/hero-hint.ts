import type { ArtHero } from '../hero';

/** The landing page's evening on a roof. */
export const HERO: ArtHero = {
  seed: 'evening',
  channel: 'founders',
  name: 'Sahra',
  scene: 'terrace',
  mode: 'dusk',
  composition: 'rose',
  swapped: false,
};
