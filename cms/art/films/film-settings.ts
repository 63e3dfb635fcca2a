import type { Mode } from '../core/mode';
import type { SceneName } from '../scenes/scenes';
import type { SoundName } from './sounds';

type FilmSettings = readonly [channel: string, mode: Mode, sound: SoundName];

/** Palette, light and sound of the film of each filmed scene. */
export const FILM_SETTINGS = {
  arches: ['live-music', 'night', 'street'],
  arena: ['smashi-gaming', 'night', 'tones'],
  ball: ['street-football', 'blaze', 'crowd'],
  bowl: ['kitchen-stories', 'dusk', 'kitchen'],
  boxers: ['combat-sports', 'night', 'crowd'],
  bread: ['kitchen-stories', 'dusk', 'kitchen'],
  bus: ['short-films', 'dusk', 'engine'],
  cabin: ['travel', 'dusk', 'engine'],
  charts: ['money-talk', 'night', 'tones'],
  cinema: ['short-films', 'night', 'tones'],
  coins: ['money-talk', 'night', 'tones'],
  comic: ['comedy', 'dusk', 'crowd'],
  cook: ['kitchen-stories', 'night', 'kitchen'],
  court: ['padel', 'dusk', 'crowd'],
  cup: ['travel', 'blaze', 'kitchen'],
  dunes: ['desert-motors', 'dusk', 'wind'],
  ferry: ['travel', 'night', 'sea'],
  figures: ['founders', 'dusk', 'street'],
  harbour: ['travel', 'dusk', 'sea'],
  headphones: ['late-talk', 'night', 'tones'],
  lanterns: ['late-talk', 'night', 'strings'],
  letters: ['late-talk', 'dusk', 'strings'],
  mic: ['live-music', 'dusk', 'strings'],
  minarets: ['travel', 'dusk', 'street'],
  mountains: ['travel', 'blaze', 'wind'],
  musician: ['live-music', 'dusk', 'strings'],
  orbit: ['tech', 'night', 'tones'],
  oud: ['live-music', 'night', 'strings'],
  pad: ['smashi-gaming', 'dusk', 'tones'],
  palms: ['padel', 'dusk', 'sea'],
  phone: ['comedy', 'blaze', 'tones'],
  projector: ['short-films', 'night', 'tones'],
  racket: ['padel', 'blaze', 'crowd'],
  ring: ['combat-sports', 'dusk', 'crowd'],
  road: ['desert-motors', 'dusk', 'engine'],
  rooftop: ['kitchen-stories', 'night', 'strings'],
  stadium: ['street-football', 'dusk', 'crowd'],
  stool: ['combat-sports', 'night', 'crowd'],
  striker: ['street-football', 'blaze', 'crowd'],
  towers: ['founders', 'night', 'street'],
  train: ['travel', 'dusk', 'engine'],
  vinyl: ['live-music', 'night', 'strings'],
  waves: ['travel', 'dusk', 'sea'],
  weights: ['fitness', 'blaze', 'crowd'],
  windows: ['founders', 'night', 'street'],
  workbench: ['tech', 'dusk', 'tones'],
} as const satisfies Partial<Record<SceneName, FilmSettings>>;

export type FilmedScene = keyof typeof FILM_SETTINGS;

/** Scenes with an upright film too. Shorts of other scenes show the middle of the wide one. */
export const UPRIGHT_SCENES: readonly FilmedScene[] = ['arches', 'bowl', 'cup', 'figures', 'road', 'windows'];
