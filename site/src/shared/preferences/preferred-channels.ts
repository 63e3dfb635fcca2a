import { createStore } from '../store/create-store';

/** Channels that a viewer chose. */
export interface PreferredChannels {
  /** Id of the viewer whose choice it is. */
  viewer: string;
  /** In the order of the choice; empty: no choice. */
  slugs: readonly string[];
}

/** Null until the choice is loaded. */
export const preferredChannels = createStore<PreferredChannels | null>(null);
