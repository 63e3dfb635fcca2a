import type { Mode } from '../core/mode';
import type { SceneName } from '../scenes/scenes';
import type { SoundName } from './sounds';

interface FilmSettings {
  /** Palette and light of a wide film that begins with no video's still; null where no video would play it. */
  own: readonly [channel: string, mode: Mode] | null;
  sound: SoundName;
  /** Videos whose stills are the first frames of further films: a short's film is upright. */
  codes: readonly string[];
}

/** Films of each filmed scene. A video plays the one whose first frame is nearest to its still. */
export const FILM_SETTINGS = {
  arches: { own: ['live-music', 'night'], sound: 'street', codes: ['6bfnm8pe', '3emdq3sy'] },
  arena: { own: ['smashi-gaming', 'night'], sound: 'tones', codes: ['ur7s38tr'] },
  ball: { own: ['street-football', 'blaze'], sound: 'crowd', codes: ['gevdhwr2'] },
  bowl: {
    own: ['kitchen-stories', 'dusk'],
    sound: 'kitchen',
    codes: ['wnk7yv79', 'agg6wfej', 'tku2t3rj', 'vn7g8f8z', '9w6usc3f', '76urkb3v'],
  },
  boxers: { own: ['combat-sports', 'night'], sound: 'crowd', codes: [] },
  bread: { own: ['kitchen-stories', 'dusk'], sound: 'kitchen', codes: ['mmweqym2', '7bgcr8c7'] },
  bus: { own: ['short-films', 'dusk'], sound: 'engine', codes: ['rt32ua9u', '979pg4pz'] },
  cabin: { own: ['travel', 'dusk'], sound: 'engine', codes: ['69m9xwf5'] },
  charts: { own: ['money-talk', 'night'], sound: 'tones', codes: ['j6pwufaa'] },
  cinema: { own: ['short-films', 'night'], sound: 'tones', codes: ['5aj893kr'] },
  coins: {
    own: ['money-talk', 'night'],
    sound: 'tones',
    codes: ['zv6vcjtb', 'a8gr7qdy', 'g78udueb'],
  },
  comic: { own: ['comedy', 'dusk'], sound: 'crowd', codes: ['g3c26v5j', 'wuup8qb5', 'zgbwtgbb'] },
  cook: {
    own: ['kitchen-stories', 'night'],
    sound: 'kitchen',
    codes: ['v8esdck5', 'b2p3bk5n', 'gkpdt6xb', 'ecq5n3jg'],
  },
  court: { own: ['padel', 'dusk'], sound: 'crowd', codes: ['sn3y5bp5'] },
  cup: {
    own: ['travel', 'blaze'],
    sound: 'kitchen',
    codes: ['y6qh5cb3', 'hqner6wj', 'yutsh5sd', 'mrqtvfsb', 'j4ub97nz'],
  },
  dunes: { own: ['desert-motors', 'dusk'], sound: 'wind', codes: ['j59pxpy4', '2vfhmt48'] },
  ferry: { own: ['travel', 'night'], sound: 'sea', codes: ['b7ut7tjb'] },
  figures: {
    own: ['founders', 'dusk'],
    sound: 'street',
    codes: ['75rbd4f5', 'f62f8j9t', 'cbagz8jw', 'ht55r7ht', 'p8yh777g'],
  },
  harbour: { own: ['travel', 'dusk'], sound: 'sea', codes: ['s8ta3m7d', 'q98q3gcy'] },
  headphones: { own: ['late-talk', 'night'], sound: 'tones', codes: ['8huaccj8', 'u5hxheb9'] },
  lanterns: {
    own: null,
    sound: 'strings',
    codes: ['gv3y82sk', 'cy5unccy', 'hez2qyk8', 'd2eb4hvb'],
  },
  letters: {
    own: ['late-talk', 'dusk'],
    sound: 'strings',
    codes: ['t9u547cj', 'sv7ydke3', 'zjm3desa', 'pgythaj9', 'req8tqjh'],
  },
  mic: {
    own: ['live-music', 'dusk'],
    sound: 'strings',
    codes: ['c92rfk4s', '3gec7sf8', 'q67dxw3h', 'apac6xdq'],
  },
  minarets: { own: ['travel', 'dusk'], sound: 'street', codes: ['zmep6cht', 'pgvcgm7k', '77cxgx43'] },
  mountains: { own: ['travel', 'blaze'], sound: 'wind', codes: ['wb3h47rh'] },
  musician: { own: ['live-music', 'dusk'], sound: 'strings', codes: ['deqesdh4'] },
  orbit: { own: null, sound: 'tones', codes: ['s322jp8d', 'ykqs8xrc'] },
  oud: { own: ['live-music', 'night'], sound: 'strings', codes: ['d4ypk3xb'] },
  pad: {
    own: ['smashi-gaming', 'dusk'],
    sound: 'tones',
    codes: ['e447c5p3', 'abp594u7', 'x3uk4p6c'],
  },
  palms: { own: ['padel', 'dusk'], sound: 'sea', codes: ['9jk6ad6t', 'vxjp8cu4', 'gxpn94mz'] },
  phone: {
    own: ['comedy', 'blaze'],
    sound: 'tones',
    codes: ['uhdm73hh', 'r9eewr8h', 'zt5vmyft', 'w7hrmux3'],
  },
  projector: { own: ['short-films', 'night'], sound: 'tones', codes: ['xyecdbkx', '9qjjr44u'] },
  racket: { own: ['padel', 'blaze'], sound: 'crowd', codes: ['a7xvphp2', 'rbjr88wm'] },
  ring: { own: ['combat-sports', 'dusk'], sound: 'crowd', codes: ['cpdrmk6d'] },
  road: {
    own: ['desert-motors', 'dusk'],
    sound: 'engine',
    codes: ['eqzr3yn5', 'f58qhhk3', 'y8w5d622', 'p2k6u4cn'],
  },
  rooftop: {
    own: ['kitchen-stories', 'night'],
    sound: 'strings',
    codes: ['3up2kbxh', '6nbvaeth', '8v5g3mt7'],
  },
  stadium: { own: ['street-football', 'dusk'], sound: 'crowd', codes: ['csbmy2pg', '3nhy7umj'] },
  stool: { own: ['combat-sports', 'night'], sound: 'crowd', codes: ['b6fxbd97'] },
  striker: { own: ['street-football', 'blaze'], sound: 'crowd', codes: ['t4uyfk7k', '37q9t5ny'] },
  towers: {
    own: ['founders', 'night'],
    sound: 'street',
    codes: ['6gjc9k9r', 'hm2kxux2', 'mechygna', '55j38tn4'],
  },
  train: { own: null, sound: 'engine', codes: ['bx88wax8', 'p6dqqyn6'] },
  vinyl: { own: ['live-music', 'night'], sound: 'strings', codes: ['qj6nn32z', '7rrf7pn3'] },
  waves: { own: ['travel', 'dusk'], sound: 'sea', codes: ['azjhh9ac', '8ur74mfq', 'qtt2tdaw'] },
  weights: { own: ['fitness', 'blaze'], sound: 'crowd', codes: [] },
  windows: {
    own: ['founders', 'night'],
    sound: 'street',
    codes: ['4n2zhw2f', 'm5e56dc5', '4s474s4e', 'k9ja3drb'],
  },
  workbench: { own: ['tech', 'dusk'], sound: 'tones', codes: ['jvwwwpr4', 'pfteshs6', '925tjejv'] },
} as const satisfies Partial<Record<SceneName, FilmSettings>>;

export type FilmedScene = keyof typeof FILM_SETTINGS;
