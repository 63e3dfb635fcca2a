import { setTimeout } from 'node:timers/promises';

import type { FilmReport } from '@sahra/schemas/film';
import { FILM_PROBLEM_TEXTS } from '@sahra/schemas/film-problems';

import { PlainError } from '../process/plain-error';
import { reportLines } from './report-lines';
import { type MediaTarget, readFilmReport } from './send-film';

const POLL_MS = 1000;
const STEP = 10;

/** Prints one line. */
export type Say = (line: string) => void;

/** Returns a function that says a part of 1 in steps of ten per cent. */
export const percentPrinter = (name: string, say: Say): ((part: number) => void) => {
  let printed = 0;
  return (part) => {
    const percent = Math.floor((part * 100) / STEP) * STEP;
    if (percent <= printed) return;
    printed = percent;
    say(`${name}: ${percent} %`);
  };
};

/** Says which sounds viewers can choose from, and which ones of the file they cannot hear. */
const saySounds = ({ sounds, lostSounds }: FilmReport, say: Say): void => {
  if (sounds.length > 0) say(`Its sounds: ${sounds.map(({ name }) => name).join(', ')}.`);
  for (const { language, codec, reason } of lostSounds) {
    const why = reason === 'UNREADABLE' ? 'it cannot be read' : 'there is no place for it';
    say(`A sound is left out (${language ?? 'no language'}, ${codec}): ${why}.`);
  }
};

/**
 * Says how far the film of `code` is until it is ready, and then what was found and changed. Throws a PlainError when it
 * could not be made.
 */
export const followProcessing = async (target: MediaTarget, code: string, say: Say): Promise<void> => {
  const print = percentPrinter('Preparing', say);
  let announced = false;
  let waited = false;
  for (;;) {
    const report = await readFilmReport(target, code);
    const { state, progress, reason, playable, height, waiting = false } = report;
    if (state === 'failed') {
      throw new PlainError(reason ? FILM_PROBLEM_TEXTS[reason].en : 'The film could not be made.');
    }
    if (state === 'ready') {
      say(`The film of ${code} is ready, up to ${height ?? 0} lines.`);
      saySounds(report, say);
      reportLines(report).forEach((line) => say(line));
      return;
    }
    if (waiting && !waited) say('Waiting its turn; other films are being prepared.');
    waited = waiting;
    print(progress);
    if (playable && !announced) say(`The video ${code} plays. Further qualities follow.`);
    announced ||= playable;
    await setTimeout(POLL_MS);
  }
};
