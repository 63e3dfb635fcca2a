import { eased } from '../draw-story';
import type { Shot } from '../story';
import { session } from './courtyard';
import { riqHands } from './details';
import { BEGINNING } from './first-half';
import { lamp, moon } from './lamp';
import { WHOLE } from './loop';
import { player } from './players';
import { fromAbove, humming, lampLight, listenersBehind, soundRings, wallsBehind } from './views';

const LAST = 8;

/** The riq, all together, and the voice that gives the tune back to the oud. */
export const SECOND_HALF: readonly Shot[] = [
  {
    seconds: 5,
    seed: 'handing-riq',
    mode: 'night',
    camera: [
      { x: 0.42, y: 0.5, zoom: 1.14 },
      { x: 0.6, y: 0.5, zoom: 1.16 },
    ],
    back: (context) => {
      const given = eased((context.t - 0.4) / 1.1) - eased((context.t - 2.6) / 1.2);
      const taken = eased((context.t - 1.2) / 1);
      return (
        wallsBehind(context, 470, 200, 1.5) +
        lampLight(context, 240, 30) +
        player(context.colours, {
          player: 'ney',
          x: 196,
          y: 382,
          height: 320,
          seconds: context.t,
          lead: 1 - taken,
          handing: given,
        }) +
        player(context.colours, {
          player: 'riq',
          x: 468,
          y: 382,
          height: 320,
          seconds: context.t,
          lead: taken,
          isTurned: true,
        })
      );
    },
    lines: [{ at: 0.6, for: 4, en: '[The riq answers the ney]', ar: '[يردّ الرقّ على الناي]' }],
  },
  {
    seconds: 7,
    seed: 'riq-hands',
    mode: 'dusk',
    composition: 'sun',
    light: { x: 0.5, y: 0.48, r: 0.52 },
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.04 },
      { x: 0.5, y: 0.5, zoom: 1.2 },
    ],
    back: riqHands,
  },
  {
    seconds: 7,
    seed: 'above',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1.3 },
      { x: 0.5, y: 0.5, zoom: 1.02 },
    ],
    back: fromAbove,
  },
  {
    seconds: 6,
    seed: 'from-the-dark',
    mode: 'night',
    camera: [
      { x: 0.46, y: 0.46, zoom: 1.16 },
      { x: 0.56, y: 0.46, zoom: 1.16 },
    ],
    back: (context) =>
      session(context, context.t, { lead: { oud: 1, qanun: 1, ney: 1, riq: 1, singer: 0.6 } }),
    near: listenersBehind,
  },
  {
    seconds: 7,
    seed: 'two',
    mode: 'dusk',
    camera: [
      { x: 0.52, y: 0.48, zoom: 1.02 },
      { x: 0.48, y: 0.46, zoom: 1.18 },
    ],
    back: (context) =>
      wallsBehind(context, 250, 190, 1.7) +
      lampLight(context, 330, 60) +
      soundRings(context, 320, 210, 90) +
      player(context.colours, {
        player: 'qanun',
        x: 184,
        y: 392,
        height: 340,
        seconds: context.t,
        lead: 1,
      }) +
      player(context.colours, {
        player: 'oud',
        x: 458,
        y: 396,
        height: 344,
        seconds: context.t,
        lead: 1,
        isTurned: true,
      }),
  },
  {
    seconds: 8,
    seed: 'voice',
    mode: 'night',
    camera: [
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 0.52, y: 0.42, zoom: 1.2 },
    ],
    back: (context) =>
      moon(context.colours, 130, 62, 46) +
      wallsBehind(context, 330, 110, 1.6) +
      lampLight(context, 500, 60) +
      soundRings(context, 320, 150, 70) +
      humming(context, 320, 138, 88) +
      lamp(context.t, context.colours, 528, 92, 26),
    lines: [
      {
        at: 0.8,
        for: 5,
        en: '[A voice hums the tune back to the oud]',
        ar: '[صوتٌ يدندن اللحن ويعيده إلى العود]',
      },
    ],
  },
  {
    seconds: LAST,
    seed: 'courtyard',
    mode: 'night',
    camera: [{ x: 0.37, y: 0.62, zoom: 1.5 }, BEGINNING],
    back: (context) => {
      const taken = eased((context.t - 3.4) / 2);
      return session(context, WHOLE - LAST + context.t, {
        lead: { oud: 0.12 + 0.88 * taken, singer: 1 - 0.88 * taken },
        handing: { singer: eased((context.t - 1.4) / 1.2) - eased((context.t - 4.4) / 1.4) },
      });
    },
  },
];
