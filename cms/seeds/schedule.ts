/** Time slot of the evening and its videos; each evening shows the next one of them. */
export interface ScheduleSlot {
  /** Gulf time; a time after midnight belongs to the evening before. */
  at: `${number}:${number}`;
  minutes: number;
  codes: readonly string[];
}

/** UTC offset in which evenings are counted; the Gulf has no daylight saving time. */
export const GULF_OFFSET_HOURS = 4;

/** Number of evenings, including the last one before today, so that past programmes can be found. */
export const EVENINGS = 16;

/**
 * One evening from dusk to dawn: training and kitchens, money and tools, the match, travel, comedy, the courtyard,
 * then night talk. Live videos stand at their own time of day.
 */
export const EVENING: readonly ScheduleSlot[] = [
  {
    at: '17:00',
    minutes: 30,
    codes: ['mmweqym2', '5esaatta', '9ckxns35', '8sgqtewg', 'df7u33bh', 'tka4ugrg', 'ggce3xk5'],
  },
  {
    at: '17:30',
    minutes: 30,
    codes: ['dd2r9unj', '3u46srtc', 'zmep6cht', 'rr4dp9t5', 'g4wux3bh', '2956mmnj', 'kjyfe7wu'],
  },
  {
    at: '18:00',
    minutes: 30,
    codes: ['ffwnpnnw', 'cbagz8jw', 'wdzaere6', 'mechygna', '5a9a65hv', 'saebx422', 'kdfeuu3h'],
  },
  {
    at: '18:30',
    minutes: 30,
    codes: ['dpb3m676', 'fh8k8gc6', 'z4fs7umn', 'darbdkg5', 'hg5c2qjj', '3yskyget', 'ryfe54m3'],
  },
  { at: '19:00', minutes: 90, codes: ['gp4hgfx7', 'gp4hgfx7', '9tfjn4wc'] },
  {
    at: '20:30',
    minutes: 30,
    codes: ['h9mjgw3p', 'th5g4y9j', '4mtg47jz', 'vxjp8cu4', '2mz7tzhk', 'ztspsrd6', '64upjf7m'],
  },
  {
    at: '21:00',
    minutes: 60,
    codes: ['bx88wax8', '7dhq8csc', 'f9k8gjav', 'b6fxbd97', 'brzfuwdc', 'g3vq5kxw', 'x6j5ymhf'],
  },
  { at: '22:00', minutes: 90, codes: ['nuaj4ksh', 'j59pxpy4', 'nuaj4ksh', 'tahwzh7r'] },
  {
    at: '23:30',
    minutes: 30,
    codes: ['a99hb98s', '47989evg', 'rxkh2ucv', 'scrzf9hu', 'dzj2xnja', 'yp7j2bgx', 'f6hwtw2j'],
  },
  { at: '00:00', minutes: 120, codes: ['q2dcnfdt', 'q2dcnfdt', '5qpsq9yu'] },
  {
    at: '02:00',
    minutes: 60,
    codes: ['egjcexk5', '2z8teddm', 'j2gu7s4g', 'zvv54qpj', 'rt32ua9u', '6uw8h9vv', 'fhte4w5c', '8vh52bcq'],
  },
  {
    at: '03:00',
    minutes: 30,
    codes: ['yay5rkch', '6dk3jyuf', 'z3wszhtw', 'jgrsqr7z', 'ykvqwr6z', '449jw76y', '7zbvm7vr'],
  },
  { at: '03:30', minutes: 60, codes: ['pe8jpfpc', 'wx4re557', 'acksv9h5', 'asn5hxtt', '59426fg2'] },
  { at: '04:30', minutes: 30, codes: ['usgwnpk3', 'zjm3desa', 'umns3uum', 'sv75snrf', 'qhaqmwf5'] },
];
