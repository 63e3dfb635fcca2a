import { DEAR_ALARM_CLOCK } from './dear-alarm-clock/dear-alarm-clock.story';
import { MAQAM_ON_A_MOTORBIKE } from './maqam-on-a-motorbike/maqam-on-a-motorbike.story';
import type { Story } from './story';
import { SUNRISE_SEAT_14A } from './sunrise-seat-14a/sunrise-seat-14a.story';
import { THE_ENDLESS_SESSION } from './the-endless-session/the-endless-session.story';
import { THE_GIRL_AT_THE_BUS_STOP } from './the-girl-at-the-bus-stop/the-girl-at-the-bus-stop.story';
import { THE_IRON_TRAIN } from './the-iron-train/the-iron-train.story';
import { THE_LIFT_OPERATOR } from './the-lift-operator/the-lift-operator.story';
import { TWO_TICKETS_EVERY_THURSDAY } from './two-tickets-every-thursday/two-tickets-every-thursday.story';

/** The films that tell something. */
export const STORIES: readonly Story[] = [
  MAQAM_ON_A_MOTORBIKE,
  THE_IRON_TRAIN,
  THE_LIFT_OPERATOR,
  THE_GIRL_AT_THE_BUS_STOP,
  TWO_TICKETS_EVERY_THURSDAY,
  DEAR_ALARM_CLOCK,
  SUNRISE_SEAT_14A,
  THE_ENDLESS_SESSION,
];
