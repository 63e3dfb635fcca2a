import type { ArtHint } from '../core/record';

type Still = Required<Pick<ArtHint, 'scene' | 'mode' | 'composition'>>;

const still = (scene: Still['scene'], mode: Still['mode'], composition: Still['composition']): Still => ({
  scene,
  mode,
  composition,
});

/** Stills of each show, in the order of their numbers. */
const STILLS: Readonly<Record<string, readonly Still[]>> = {
  'friday-league': [still('ball', 'blaze', 'rose'), still('striker', 'paper', 'portal')],
  'grandmothers-spoon': [still('bowl', 'night', 'rose'), still('cup', 'blaze', 'floor')],
  'second-floor': [still('figures', 'night', 'sun'), still('towers', 'dusk', 'rose')],
  'courtyard-sessions': [still('musician', 'blaze', 'portal'), still('lanterns', 'dusk', 'field')],
  'couch-co-op': [still('arena', 'dusk', 'screen'), still('figures', 'paper', 'rose')],
  'wrong-number': [still('figures', 'blaze', 'floor'), still('windows', 'night', 'field')],
  'glass-walls': [still('racket', 'blaze', 'floor'), still('court', 'night', 'rose')],
  'one-lamp': [still('rooftop', 'paper', 'mega'), still('cup', 'dusk', 'tunnel')],
  'the-long-salt': [still('mountains', 'night', 'rose'), still('road', 'blaze', 'tunnel')],
  'night-bus': [still('towers', 'paper', 'mega'), still('figures', 'dusk', 'rose')],
  'the-rent-is-due': [still('coins', 'night', 'portal'), still('windows', 'blaze', 'sun')],
  'border-tea': [still('figures', 'night', 'field'), still('mountains', 'blaze', 'floor')],
  'weigh-in': [still('ring', 'dusk', 'field'), still('stool', 'night', 'screen')],
  'made-in-a-garage': [still('orbit', 'night', 'floor'), still('towers', 'blaze', 'screen')],
  'patch-notes': [still('pad', 'paper', 'floor'), still('charts', 'dusk', 'portal')],
  'one-microphone': [still('vinyl', 'night', 'field'), still('musician', 'dusk', 'floor')],
  'family-business': [still('letters', 'night', 'tunnel'), still('coins', 'paper', 'field')],
  'the-in-laws': [still('cup', 'dusk', 'rose'), still('figures', 'paper', 'mega')],
  'battery-low': [still('windows', 'dusk', 'screen'), still('phone', 'paper', 'rose')],
  'before-sunrise': [still('minarets', 'blaze', 'field'), still('road', 'night', 'portal')],
  'away-end': [still('stadium', 'paper', 'tunnel'), still('headphones', 'dusk', 'rose')],
  'bread-map': [still('cook', 'dusk', 'tunnel'), still('minarets', 'night', 'screen')],
  'third-gear': [still('dunes', 'night', 'tunnel'), still('mountains', 'paper', 'sun')],
  'first-cut': [still('cinema', 'dusk', 'tunnel'), still('comic', 'night', 'sun')],
  'small-change': [still('letters', 'dusk', 'screen'), still('charts', 'night', 'sun')],
  'last-ferry': [still('harbour', 'blaze', 'tunnel'), still('waves', 'dusk', 'floor')],
  'first-racket': [still('court', 'blaze', 'field'), still('palms', 'night', 'rose')],
  'unsent-letters': [still('mic', 'dusk', 'rose'), still('lanterns', 'blaze', 'screen')],
  'the-second-call': [still('towers', 'night', 'portal'), still('phone', 'dusk', 'field')],
  'ten-square-metres': [still('weights', 'paper', 'sun'), still('rooftop', 'night', 'field')],
  'ninety-plus': [still('ball', 'paper', 'field'), still('stadium', 'blaze', 'sun')],
  unmuted: [still('orbit', 'night', 'screen'), still('headphones', 'blaze', 'sun')],
};

/**
 * Hints for stills, by the show's slug and their number (`respawn-still-1`). Videos of a show without a picture of
 * their own use its stills in turn.
 */
export const STILL_HINTS: Readonly<Record<string, ArtHint>> = Object.fromEntries(
  Object.entries(STILLS).flatMap(([slug, stills]) =>
    stills.map((hint, index) => {
      const seed = `${slug}-still-${index + 1}`;
      return [seed, { seed, ...hint }];
    }),
  ),
);
