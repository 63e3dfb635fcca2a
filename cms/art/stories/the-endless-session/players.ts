import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { rect } from '../../drawing/svg';
import type { HeadName, Look } from '../../figures/head';
import { jointsOf, person, type Person } from '../../figures/person';
import { poseOf, type Pose } from '../../figures/pose';
import { blendPoses } from '../../figures/pose-blend';
import { tilted } from '../writer';
import { INSTRUMENTS } from './instruments';
import { beat } from './loop';

export type Player = 'oud' | 'qanun' | 'ney' | 'riq' | 'singer';

interface Playing {
  player: Player;
  x: number;
  /** Height of the ground. */
  y: number;
  height: number;
  seconds: number;
  /** How much of the tune is theirs, from 0 to 1. */
  lead: number;
  /** How far the hand is held out to hand on the tune, from 0 to 1. */
  handing?: number;
  isTurned?: boolean;
}

const CAST: Readonly<Record<Player, HeadName>> = {
  oud: 'short',
  qanun: 'bun',
  ney: 'turban',
  riq: 'curls',
  singer: 'veil',
};

/** Colours of a player, the same in every shot. */
export const playerLook = (
  { palette }: Colours,
  player: Player,
): { look: Look; shirt: string; trousers: string } => {
  const { darkest, deep, middle, light, second, paper } = palette;
  const skins = { oud: 0.5, qanun: 0.36, ney: 0.58, riq: 0.62, singer: 0.42 };
  const shirts = {
    oud: paper,
    qanun: mix(second, middle, 0.3),
    ney: mix(paper, light, 0.4),
    riq: mix(middle, light, 0.45),
    singer: mix(middle, paper, 0.12),
  };
  return {
    look: {
      skin: mix(mix(light, second, 0.55), deep, skins[player]),
      hair: darkest,
      cloth: paper,
      accent: player === 'singer' ? mix(light, paper, 0.55) : paper,
      band: mix(deep, darkest, 0.5),
    },
    shirt: shirts[player],
    trousers: mix(deep, middle, 0.42),
  };
};

const SEAT = poseOf('sit');
type Arms = Pose['arms'];

/** Arms of each player while resting or playing; `stroke` goes from -1 to 1 with the hands. */
const armsOf = (player: Player, stroke: number): Arms => {
  switch (player) {
    case 'oud':
      return [
        [
          [0.16, 0.55],
          [0.05 + stroke * 0.015, 0.47 + stroke * 0.022],
        ],
        [
          [-0.2, 0.62],
          [-0.29, 0.56 + stroke * 0.008],
        ],
      ];
    case 'qanun':
      return [
        [
          [0.16, 0.54],
          [0.3 + stroke * 0.03, 0.5 + Math.abs(stroke) * 0.012],
        ],
        [
          [-0.08, 0.53],
          [0.12 - stroke * 0.04, 0.5 + Math.abs(stroke) * 0.01],
        ],
      ];
    case 'ney':
      return [
        [
          [0.2, 0.6],
          [0.17, 0.69 + stroke * 0.004],
        ],
        [
          [-0.04, 0.54],
          [0.25, 0.585 + stroke * 0.005],
        ],
      ];
    case 'riq':
      return [
        [
          [0.19, 0.58],
          [0.22 + stroke * 0.02, 0.72],
        ],
        [
          [-0.17, 0.58],
          [0.03, 0.74 + stroke * 0.012],
        ],
      ];
    case 'singer':
      return [
        [
          [0.18, 0.56],
          [0.03, 0.62 + stroke * 0.008],
        ],
        [
          [-0.17, 0.56],
          [-0.2 - stroke * 0.02, 0.46 + stroke * 0.03],
        ],
      ];
  }
};

const OFFERED: Arms[0] = [
  [0.24, 0.66],
  [0.46, 0.68],
];

/** Draws a seated player with the instrument in the hands. */
export const player = (
  colours: Colours,
  { player: who, seconds, lead, handing = 0, ...place }: Playing,
): string => {
  const { x, y, height: h } = place;
  const { palette } = colours;
  const stroke = lead * beat(seconds, who === 'riq' ? 384 : 192, 0.1);
  const nod = lead * beat(seconds, 48) * 0.008;
  const arms = armsOf(who, stroke);
  const playing: Pose = { ...SEAT, head: [0.02 + nod * 2, 0.86 + nod], arms };
  const pose = blendPoses(playing, { ...playing, head: [0.05, 0.86], arms: [OFFERED, arms[1]] }, handing);
  const figure: Person = {
    ...place,
    ...playerLook(colours, who),
    pose,
    head: CAST[who],
    isRobed: who === 'ney' || who === 'singer' || who === 'qanun',
  };
  const side = place.isTurned === true ? -1 : 1;
  return (
    rect(
      x - side * h * 0.04 - h * 0.17,
      y - h * 0.36,
      h * 0.32,
      h * 0.36,
      mix(palette.deep, palette.middle, 0.14),
      {
        rx: h * 0.02,
      },
    ) +
    tilted(
      side * beat(seconds, 24, who.length / 7) * (0.6 + lead * 1.6),
      x,
      y - h * 0.3,
      person(figure),
      INSTRUMENTS[who]({
        colours,
        h,
        side,
        joints: jointsOf(figure),
        skin: figure.look.skin,
        stroke,
        seconds,
        lead,
      }),
    )
  );
};
