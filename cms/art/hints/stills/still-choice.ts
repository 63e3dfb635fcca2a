import type { CompositionName } from '../../compositions/compositions';
import type { Mode } from '../../core/mode';
import type { SceneName } from '../../scenes/scenes';

type StillChoice = readonly [
  scene: SceneName,
  mode: Mode,
  composition: CompositionName,
  /** A scene that returns in its show looks the other way. Charts and coins do not: mirrored, they fall. */
  mirrored?: 'mirrored',
];

/** Choices for the stills of videos, by the slug of their show and their code. */
export type StillsOfShow = Readonly<Record<string, Readonly<Record<string, StillChoice>>>>;
