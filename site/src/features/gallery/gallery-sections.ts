import type { ComponentType } from 'react';

import type en from '../../locale/en.json';
import { ButtonsSection } from './sections/ButtonsSection';
import { CardsSection } from './sections/CardsSection';
import { ChoicesSection } from './sections/ChoicesSection';
import { FieldsSection } from './sections/FieldsSection';
import { LayoutsSection } from './sections/LayoutsSection';
import { NewsletterSection } from './sections/NewsletterSection';
import { OverlaysSection } from './sections/OverlaysSection';
import { PlansSection } from './sections/PlansSection';
import { PlayerSection } from './sections/PlayerSection';
import { RailsSection } from './sections/RailsSection';
import { IconsSection } from './sections/IconsSection';
import { StatesSection } from './sections/StatesSection';
import { NavigationSection } from './sections/NavigationSection';

export interface GallerySectionEntry {
  /** Fragment of its address in the page. */
  id: string;
  /** Key of its heading. */
  title: keyof typeof en;
  Section: ComponentType;
}

/** Sections of the gallery in their order. Every shared component has its states in one of them. */
export const gallerySections: readonly GallerySectionEntry[] = [
  { id: 'buttons', title: 'gallery.buttons', Section: ButtonsSection },
  { id: 'fields', title: 'gallery.fields', Section: FieldsSection },
  { id: 'choices', title: 'gallery.choices', Section: ChoicesSection },
  { id: 'overlays', title: 'gallery.overlays', Section: OverlaysSection },
  { id: 'waiting', title: 'gallery.waiting', Section: StatesSection },
  { id: 'layouts', title: 'gallery.layouts', Section: LayoutsSection },
  { id: 'ways', title: 'gallery.ways', Section: NavigationSection },
  { id: 'signs', title: 'gallery.signs', Section: IconsSection },
  { id: 'plans', title: 'gallery.plans', Section: PlansSection },
  { id: 'letter', title: 'gallery.letter', Section: NewsletterSection },
  { id: 'cards', title: 'gallery.cards', Section: CardsSection },
  { id: 'rails', title: 'gallery.rails', Section: RailsSection },
  { id: 'player', title: 'gallery.player', Section: PlayerSection },
];
