import type { ArtHero } from '../hero';

/** Hero picture of the landing page: an evening on a roof. */
export const HERO: ArtHero = {
  seed: 'evening',
  channel: 'founders',
  name: 'Sahra',
  scene: 'terrace',
  mode: 'dusk',
  composition: 'rose',
  swapped: false,
};
