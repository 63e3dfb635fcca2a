import type { SceneName } from './scenes';

type Scenes = readonly [SceneName, ...SceneName[]];

const ANY: Scenes = ['lanterns', 'arches', 'minarets', 'towers', 'figures'];

/** Scenes that fit each channel when no scene is pinned. The first one is also used in the channel's star. */
const SCENES_OF: Readonly<Record<string, Scenes>> = {
  'smashi-gaming': ['pad', 'arena', 'orbit', 'towers'],
  'street-football': ['ball', 'striker', 'stadium'],
  padel: ['court', 'racket', 'palms'],
  'combat-sports': ['ring', 'boxers', 'stool'],
  'desert-motors': ['dunes', 'road', 'mountains'],
  founders: ['towers', 'charts', 'letters', 'figures'],
  'money-talk': ['coins', 'charts', 'letters', 'towers'],
  tech: ['orbit', 'waves', 'charts', 'arena'],
  comedy: ['comic', 'mic', 'figures', 'windows'],
  'live-music': ['oud', 'musician', 'vinyl', 'rooftop'],
  'short-films': ['cinema', 'projector', 'windows', 'arches'],
  'kitchen-stories': ['cup', 'bowl', 'cook', 'rooftop'],
  travel: ['harbour', 'road', 'mountains', 'minarets'],
  fitness: ['weights', 'mountains', 'figures'],
  'late-talk': ['rooftop', 'mic', 'lanterns', 'figures'],
};

export const scenesOf = (channel: string): Scenes => SCENES_OF[channel] ?? ANY;
