import type { VideosOfShow } from './seed-types';
import { AFTER_THE_BELL } from './videos/after-the-bell';
import { CORNER_STOOL } from './videos/corner-stool';
import { DUNE_DRIVERS } from './videos/dune-drivers';
import { FIRST_DIRHAM } from './videos/first-dirham';
import { HARBOUR_CUP } from './videos/harbour-cup';
import { LAST_SERVE } from './videos/last-serve';
import { OUD_AFTER_DARK } from './videos/oud-after-dark';
import { RESPAWN } from './videos/respawn';
import { ROOFTOP_KITCHEN } from './videos/rooftop-kitchen';
import { SLOW_ROAD } from './videos/slow-road';
import { STANDING_ROOM } from './videos/standing-room';
import { TEN_MINUTE_CINEMA } from './videos/ten-minute-cinema';

/** Sixty videos, five of each show. Their codes are opaque and stay for ever: media lists the same ones. */
export const VIDEOS: readonly VideosOfShow[] = [
  HARBOUR_CUP,
  LAST_SERVE,
  RESPAWN,
  FIRST_DIRHAM,
  AFTER_THE_BELL,
  DUNE_DRIVERS,
  ROOFTOP_KITCHEN,
  STANDING_ROOM,
  OUD_AFTER_DARK,
  CORNER_STOOL,
  SLOW_ROAD,
  TEN_MINUTE_CINEMA,
];
