import type { Composition } from './composition';
import { field } from './field.composition';
import { floor } from './floor.composition';
import { mega } from './mega.composition';
import { portal } from './portal.composition';
import { rose } from './rose.composition';
import { screen } from './screen.composition';
import { sun } from './sun.composition';
import { tunnel } from './tunnel.composition';

/** Compositions: each uses the star lattice in another way. */
export const COMPOSITIONS = { field, sun, screen, tunnel, mega, portal, floor, rose } satisfies Record<
  string,
  Composition
>;

export type CompositionName = keyof typeof COMPOSITIONS;
