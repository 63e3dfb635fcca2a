import type { ShowSeed } from './seed-types';
import { AFTER_THE_BELL_SHOW } from './shows/after-the-bell';
import { CORNER_STOOL_SHOW } from './shows/corner-stool';
import { DUNE_DRIVERS_SHOW } from './shows/dune-drivers';
import { FIRST_DIRHAM_SHOW } from './shows/first-dirham';
import { HARBOUR_CUP_SHOW } from './shows/harbour-cup';
import { LAST_SERVE_SHOW } from './shows/last-serve';
import { OUD_AFTER_DARK_SHOW } from './shows/oud-after-dark';
import { RESPAWN_SHOW } from './shows/respawn';
import { ROOFTOP_KITCHEN_SHOW } from './shows/rooftop-kitchen';
import { SLOW_ROAD_SHOW } from './shows/slow-road';
import { STANDING_ROOM_SHOW } from './shows/standing-room';
import { TEN_MINUTE_CINEMA_SHOW } from './shows/ten-minute-cinema';

/** Shows in the editors' order. `mina-cup-backup` has a fixed address on the site. */
export const SHOWS: readonly ShowSeed[] = [
  HARBOUR_CUP_SHOW,
  LAST_SERVE_SHOW,
  RESPAWN_SHOW,
  FIRST_DIRHAM_SHOW,
  AFTER_THE_BELL_SHOW,
  DUNE_DRIVERS_SHOW,
  ROOFTOP_KITCHEN_SHOW,
  STANDING_ROOM_SHOW,
  OUD_AFTER_DARK_SHOW,
  CORNER_STOOL_SHOW,
  SLOW_ROAD_SHOW,
  TEN_MINUTE_CINEMA_SHOW,
];
