import type { Locale } from '@sahra/schemas/constants';

import type { CompositionName } from '../compositions/compositions';
import type { SceneName } from '../scenes/scenes';
import type { Mode } from './mode';

/** Choices that an editor may pin for a picture. The seed decides the rest; colours are never pinned. */
export interface ArtHint {
  seed: string;
  scene?: SceneName;
  mode?: Mode;
  composition?: CompositionName;
  /** Name shared by pictures that show the same people, e.g. the slug of a show. */
  cast?: string;
  /** Turns a picture without letters the other way. */
  isMirrored?: boolean;
  /** Exchanges the colours `light` and `second` of the channel's palette. */
  swapped?: boolean;
}

/** Record with a picture: a show or a video. */
export interface ArtRecord extends ArtHint {
  channel: string;
  title: Record<Locale, string>;
}
