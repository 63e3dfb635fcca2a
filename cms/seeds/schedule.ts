/** A place in the evening and the videos that take turns in it, evening by evening. */
export interface ScheduleSlot {
  /** Gulf time; what is after midnight belongs to the evening before. */
  at: `${number}:${number}`;
  minutes: number;
  codes: readonly string[];
}

/** Where the evening is counted: the Gulf has no summer time. */
export const GULF_OFFSET_HOURS = 4;

export const EVENINGS = 15;

/** One evening from dusk to dawn. Live ones stand where their videos are live every evening. */
export const EVENING: readonly ScheduleSlot[] = [
  { at: '18:00', minutes: 30, codes: ['ffwnpnnw', 'vjxa7bwh', 'mechygna', 'fxw87274', 'r7wv2ds2'] },
  { at: '18:30', minutes: 30, codes: ['dpb3m676', 'z4fs7umn', 'hg5c2qjj'] },
  { at: '19:00', minutes: 90, codes: ['gp4hgfx7'] },
  { at: '20:30', minutes: 30, codes: ['h9mjgw3p', 'th5g4y9j', 'vxjp8cu4', 'ztspsrd6'] },
  { at: '21:00', minutes: 60, codes: ['bx88wax8', 'f9k8gjav', 'brzfuwdc', 'pns42kma', 'aubmksgr'] },
  { at: '22:00', minutes: 90, codes: ['nuaj4ksh', 'nuaj4ksh', 'tahwzh7r'] },
  { at: '23:30', minutes: 30, codes: ['a99hb98s', 'rxkh2ucv'] },
  { at: '00:00', minutes: 120, codes: ['q2dcnfdt'] },
  { at: '02:00', minutes: 30, codes: ['usgwnpk3', 'sv75snrf'] },
  { at: '02:30', minutes: 30, codes: ['yay5rkch', 'z3wszhtw', 'ykvqwr6z'] },
  { at: '03:00', minutes: 60, codes: ['wx4re557', 'asn5hxtt'] },
  { at: '04:00', minutes: 60, codes: ['jfztc3t3', 's8y7ueq3'] },
];
