import type { ShowSeed } from './seed-types';
import { AFTER_THE_BELL_SHOW } from './shows/after-the-bell';
import { AWAY_END_SHOW } from './shows/away-end';
import { BATTERY_LOW_SHOW } from './shows/battery-low';
import { BEFORE_SUNRISE_SHOW } from './shows/before-sunrise';
import { BORDER_TEA_SHOW } from './shows/border-tea';
import { BREAD_MAP_SHOW } from './shows/bread-map';
import { CORNER_STOOL_SHOW } from './shows/corner-stool';
import { COUCH_CO_OP_SHOW } from './shows/couch-co-op';
import { COURTYARD_SESSIONS_SHOW } from './shows/courtyard-sessions';
import { DUNE_DRIVERS_SHOW } from './shows/dune-drivers';
import { FAMILY_BUSINESS_SHOW } from './shows/family-business';
import { FIRST_CUT_SHOW } from './shows/first-cut';
import { FIRST_DIRHAM_SHOW } from './shows/first-dirham';
import { FIRST_RACKET_SHOW } from './shows/first-racket';
import { FRIDAY_LEAGUE_SHOW } from './shows/friday-league';
import { GLASS_WALLS_SHOW } from './shows/glass-walls';
import { GRANDMOTHERS_SPOON_SHOW } from './shows/grandmothers-spoon';
import { HARBOUR_CUP_SHOW } from './shows/harbour-cup';
import { IN_LAWS_SHOW } from './shows/in-laws';
import { LAST_FERRY_SHOW } from './shows/last-ferry';
import { LAST_SERVE_SHOW } from './shows/last-serve';
import { LONG_SALT_SHOW } from './shows/long-salt';
import { MADE_IN_A_GARAGE_SHOW } from './shows/made-in-a-garage';
import { NIGHT_BUS_SHOW } from './shows/night-bus';
import { NINETY_PLUS_SHOW } from './shows/ninety-plus';
import { ONE_LAMP_SHOW } from './shows/one-lamp';
import { ONE_MICROPHONE_SHOW } from './shows/one-microphone';
import { OUD_AFTER_DARK_SHOW } from './shows/oud-after-dark';
import { PATCH_NOTES_SHOW } from './shows/patch-notes';
import { RENT_IS_DUE_SHOW } from './shows/rent-is-due';
import { RESPAWN_SHOW } from './shows/respawn';
import { ROOFTOP_KITCHEN_SHOW } from './shows/rooftop-kitchen';
import { SECOND_CALL_SHOW } from './shows/second-call';
import { SECOND_FLOOR_SHOW } from './shows/second-floor';
import { SLOW_ROAD_SHOW } from './shows/slow-road';
import { SMALL_CHANGE_SHOW } from './shows/small-change';
import { STANDING_ROOM_SHOW } from './shows/standing-room';
import { TEN_MINUTE_CINEMA_SHOW } from './shows/ten-minute-cinema';
import { TEN_SQUARE_METRES_SHOW } from './shows/ten-square-metres';
import { THIRD_GEAR_SHOW } from './shows/third-gear';
import { UNMUTED_SHOW } from './shows/unmuted';
import { UNSENT_LETTERS_SHOW } from './shows/unsent-letters';
import { WEIGH_IN_SHOW } from './shows/weigh-in';
import { WRONG_NUMBER_SHOW } from './shows/wrong-number';

/** Shows in the editors' order. The site links to `mina-cup-backup` by a fixed address. */
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
  FRIDAY_LEAGUE_SHOW,
  GRANDMOTHERS_SPOON_SHOW,
  SECOND_FLOOR_SHOW,
  COURTYARD_SESSIONS_SHOW,
  COUCH_CO_OP_SHOW,
  WRONG_NUMBER_SHOW,
  GLASS_WALLS_SHOW,
  ONE_LAMP_SHOW,
  LONG_SALT_SHOW,
  NIGHT_BUS_SHOW,
  RENT_IS_DUE_SHOW,
  BORDER_TEA_SHOW,
  WEIGH_IN_SHOW,
  MADE_IN_A_GARAGE_SHOW,
  PATCH_NOTES_SHOW,
  ONE_MICROPHONE_SHOW,
  FAMILY_BUSINESS_SHOW,
  IN_LAWS_SHOW,
  BATTERY_LOW_SHOW,
  BEFORE_SUNRISE_SHOW,
  AWAY_END_SHOW,
  BREAD_MAP_SHOW,
  THIRD_GEAR_SHOW,
  FIRST_CUT_SHOW,
  SMALL_CHANGE_SHOW,
  LAST_FERRY_SHOW,
  FIRST_RACKET_SHOW,
  UNSENT_LETTERS_SHOW,
  SECOND_CALL_SHOW,
  TEN_SQUARE_METRES_SHOW,
  NINETY_PLUS_SHOW,
  UNMUTED_SHOW,
];
