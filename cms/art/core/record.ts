import type { Locale } from '@sahra/schemas/constants';

import type { CompositionName } from '../compositions/compositions';
import type { SceneName } from '../scenes/scenes';
import type { Mode } from './mode';

/** What an editor may pin of a picture; what is left out follows from the seed. Colours are never pinned. */
export interface ArtHint {
  seed: string;
  scene?: SceneName;
  mode?: Mode;
  composition?: CompositionName;
  /** Exchanges the two lights of the channel's palette. */
  swapped?: boolean;
}

/** Whatever has a picture: a show or a video. */
export interface ArtRecord extends ArtHint {
  channel: string;
  title: Record<Locale, string>;
}
