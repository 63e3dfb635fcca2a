import type { VideosOfShow } from './seed-types';
import { AFTER_THE_BELL } from './videos/after-the-bell';
import { AWAY_END } from './videos/away-end';
import { BATTERY_LOW } from './videos/battery-low';
import { BEFORE_SUNRISE } from './videos/before-sunrise';
import { BORDER_TEA } from './videos/border-tea';
import { BREAD_MAP } from './videos/bread-map';
import { CORNER_STOOL } from './videos/corner-stool';
import { COUCH_CO_OP } from './videos/couch-co-op';
import { COURTYARD_SESSIONS } from './videos/courtyard-sessions';
import { DUNE_DRIVERS } from './videos/dune-drivers';
import { FAMILY_BUSINESS } from './videos/family-business';
import { FIRST_CUT } from './videos/first-cut';
import { FIRST_DIRHAM } from './videos/first-dirham';
import { FIRST_RACKET } from './videos/first-racket';
import { FRIDAY_LEAGUE } from './videos/friday-league';
import { GLASS_WALLS } from './videos/glass-walls';
import { GRANDMOTHERS_SPOON } from './videos/grandmothers-spoon';
import { HARBOUR_CUP } from './videos/harbour-cup';
import { IN_LAWS } from './videos/in-laws';
import { LAST_FERRY } from './videos/last-ferry';
import { LAST_SERVE } from './videos/last-serve';
import { LONG_SALT } from './videos/long-salt';
import { MADE_IN_A_GARAGE } from './videos/made-in-a-garage';
import { NIGHT_BUS } from './videos/night-bus';
import { NINETY_PLUS } from './videos/ninety-plus';
import { ONE_LAMP } from './videos/one-lamp';
import { ONE_MICROPHONE } from './videos/one-microphone';
import { OUD_AFTER_DARK } from './videos/oud-after-dark';
import { PATCH_NOTES } from './videos/patch-notes';
import { RENT_IS_DUE } from './videos/rent-is-due';
import { RESPAWN } from './videos/respawn';
import { ROOFTOP_KITCHEN } from './videos/rooftop-kitchen';
import { SECOND_CALL } from './videos/second-call';
import { SECOND_FLOOR } from './videos/second-floor';
import { SLOW_ROAD } from './videos/slow-road';
import { SMALL_CHANGE } from './videos/small-change';
import { STANDING_ROOM } from './videos/standing-room';
import { TEN_MINUTE_CINEMA } from './videos/ten-minute-cinema';
import { TEN_SQUARE_METRES } from './videos/ten-square-metres';
import { THIRD_GEAR } from './videos/third-gear';
import { UNMUTED } from './videos/unmuted';
import { UNSENT_LETTERS } from './videos/unsent-letters';
import { WEIGH_IN } from './videos/weigh-in';
import { WRONG_NUMBER } from './videos/wrong-number';

/** Videos of each show. Their codes are opaque and never change: the media service lists the same codes. */
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
  FRIDAY_LEAGUE,
  GRANDMOTHERS_SPOON,
  SECOND_FLOOR,
  COURTYARD_SESSIONS,
  COUCH_CO_OP,
  WRONG_NUMBER,
  GLASS_WALLS,
  ONE_LAMP,
  LONG_SALT,
  NIGHT_BUS,
  RENT_IS_DUE,
  BORDER_TEA,
  WEIGH_IN,
  MADE_IN_A_GARAGE,
  PATCH_NOTES,
  ONE_MICROPHONE,
  FAMILY_BUSINESS,
  IN_LAWS,
  BATTERY_LOW,
  BEFORE_SUNRISE,
  AWAY_END,
  BREAD_MAP,
  THIRD_GEAR,
  FIRST_CUT,
  SMALL_CHANGE,
  LAST_FERRY,
  FIRST_RACKET,
  UNSENT_LETTERS,
  SECOND_CALL,
  TEN_SQUARE_METRES,
  NINETY_PLUS,
  UNMUTED,
];
