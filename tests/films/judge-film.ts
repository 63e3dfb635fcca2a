import type { FilmReport } from '@sahra/schemas/film';

import type { DownloadedFilm } from './download-film';
import type { Right } from './film-kinds';
import type { Colour, Pictures, Sound } from './measure';

/** Everything that is known of a film. */
export interface MeasuredFilm {
  source: { pictures: Pictures | null; sounds: readonly Sound[] };
  pictures: Pictures;
  sounds: readonly Sound[];
  playlist: Pick<DownloadedFilm, 'soundLanguages' | 'captions'>;
  changes: readonly string[];
}

/** How far a film may be from what is right. Colours are counted to 255. */
export const LIMITS = {
  ...{ grey: 12, corners: 6, hdrCorners: 25 },
  ...{ loudness: 1, offsetSeconds: 0.04, seconds: 0.1, rate: 0.1 },
  /** A film of one picture ends at most one of them after its sound: docs/decisions/0224. */
  stillSeconds: 0.2,
  combed: 0.05,
} as const;
const LUFS = -23;
const STILL_RATE = 5;
const GREY: Colour = [128, 128, 128];
const COLOURS: Readonly<Record<string, Colour>> = {
  ...{ red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] },
};

const apart = (one: Colour, other: Colour): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? NaN))));

const furthest = (found: readonly Colour[], wanted: readonly Colour[]): number =>
  Math.max(...found.map((colour, index) => apart(colour, wanted[index] ?? GREY)));

/** Returns the colours that are right: those of the kind, else those of the file where they are sure. */
const coloursOf = (right: Right, { source }: MeasuredFilm): Pick<Pictures, 'corners' | 'centre'> | null => {
  const { corners } = right;
  if (corners) {
    const isWhole = new Set(corners).size === 1;
    const wanted = corners.map((name) => COLOURS[name] ?? GREY);
    return { corners: wanted, centre: isWhole ? (wanted[0] ?? GREY) : GREY };
  }
  return source.pictures?.hasSureColours === true ? source.pictures : null;
};

/** By how many seconds pictures come later than the sound that belongs to them; null when nothing shows it. */
const latenessOf = ({ flash }: Pictures, [sound]: readonly Sound[]): number | null =>
  flash === null || !sound ? null : flash - sound.beep;

/** By how many seconds pictures and sound were moved against each other by the making of the film. */
export const offsetOf = ({ source, pictures, sounds }: MeasuredFilm): number | null => {
  const before = source.pictures && latenessOf(source.pictures, source.sounds);
  const after = latenessOf(pictures, sounds);
  return before === null || after === null ? null : after - before;
};

/** Returns what is wrong with a film, in words. */
export const judgeFilm = (right: Right, film: MeasuredFilm): string[] => {
  const { pictures, sounds, source, playlist, changes } = film;
  const wrong: string[] = [];
  const require = (what: string, isRight: boolean): void => void (isRight || wrong.push(what));
  const same = (what: string, found: readonly string[], wanted: readonly string[] | undefined): void => {
    if (wanted === undefined || [...found].sort().join() === [...wanted].sort().join()) return;
    wrong.push(`${what}: ${found.join(' ') || 'none'} instead of ${wanted.join(' ') || 'none'}`);
  };
  const colours = coloursOf(right, film);
  if (colours) {
    require('grey', apart(pictures.centre, colours.centre) <= LIMITS.grey);
    const limit = right.isHdr === true ? LIMITS.hdrCorners : LIMITS.corners;
    require('corners', furthest(pictures.corners, colours.corners) <= limit);
  }
  same('tags', [pictures.tags], ['bt709 bt709 bt709']);
  const isStill = pictures.rate <= STILL_RATE + LIMITS.rate;
  const rate = right.rate ?? (isStill ? STILL_RATE : pictures.rate);
  require('rate', Math.abs(pictures.rate - rate) <= LIMITS.rate);
  require('cadence', pictures.unevenness <= 0.5 / pictures.rate);
  if (right.rate !== undefined) require('movement', pictures.moves >= (right.moves ?? right.rate) * 0.95);
  // What moves to the side moves up or down in a turned film, and idet takes that for combing.
  require('combed', changes.includes('turned') || pictures.combed <= LIMITS.combed);
  const heard = source.sounds[0]?.seconds;
  const shown = source.pictures?.seconds;
  const seconds = right.seconds ?? (isStill ? heard : Math.max(shown ?? 0, heard ?? 0)) ?? shown ?? NaN;
  const limit = isStill ? LIMITS.stillSeconds : LIMITS.seconds;
  require('length', Math.abs(pictures.seconds - seconds) <= limit);
  require('length of a sound', sounds.every((sound) => Math.abs(sound.seconds - pictures.seconds) <= limit));
  require('sound', sounds.length >= source.sounds.length);
  const isAtTarget = ({ loudness: [low, high] }: Sound): boolean =>
    low - LIMITS.loudness <= LUFS && LUFS <= high + LIMITS.loudness;
  require('loudness', sounds.every(isAtTarget));
  require('offset', Math.abs(offsetOf(film) ?? 0) <= LIMITS.offsetSeconds);
  if (right.size !== undefined) same('size', [`${pictures.width}x${pictures.height}`], [right.size]);
  same('sounds', playlist.soundLanguages, right.sounds);
  same('captions', playlist.captions, right.captions);
  same('changes', changes, right.changes);
  return wrong;
};

/** Returns the judgement of a refused film. */
export const judgeRefusal = (right: Right, { reason }: FilmReport): string[] =>
  reason === right.refused ? [] : [`refused: ${reason ?? 'without a reason'}`];

const rgb = (colour: Colour): string => colour.map(Math.round).join(',');

/** Returns what was measured of a film as a line. */
export const measuredLine = (right: Right, film: MeasuredFilm): string => {
  const { pictures, sounds, playlist } = film;
  const colours = coloursOf(right, film);
  const offset = offsetOf(film);
  return [
    `centre ${rgb(pictures.centre)}, corners ${pictures.corners.map(rgb).join(' ')}`,
    ...(colours ? [`at most ${Math.round(furthest(pictures.corners, colours.corners))} from right`] : []),
    `tags ${pictures.tags}`,
    `${pictures.width}x${pictures.height}, ${pictures.rate.toFixed(2)} pictures a second, uneven by ${Math.round(pictures.unevenness * 1000)} ms, ${pictures.moves.toFixed(1)} move, ${Math.round(pictures.combed * 100)} % combed`,
    `${pictures.seconds.toFixed(2)} s`,
    offset === null ? 'no offset to be seen' : `offset ${Math.round(offset * 1000)} ms`,
    ...sounds.map(
      ({ loudness, channels }) =>
        `${loudness.map((each) => each.toFixed(1)).join(' to ')} LUFS in ${channels} channels`,
    ),
    `sounds ${playlist.soundLanguages.join(' ') || 'one, without a name'}`,
    `captions ${playlist.captions.join(' ') || 'none'}`,
  ].join('; ');
};
