import type { ComponentType } from 'react';

export interface GallerySectionEntry {
  /** Fragment of its address in the page. */
  id: string;
  Section: ComponentType;
}

/** What the gallery shows, in this order. Every shared component has its states in one of them. */
export const gallerySections: readonly GallerySectionEntry[] = [];
