import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { FILM_PROBLEM_TEXTS } from '@sahra/schemas/film-problems';

import { PlainError } from '../process/plain-error';
import { readSettings } from '../settings/read-settings';
import { parseIngestArguments } from './parse-ingest-arguments';
import { type MediaTarget, readFilmReport, sendFilm } from './send-film';

const POLL_MS = 1000;
const STEP = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const requireFile = async (path: string): Promise<void> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new PlainError(`There is no file ${path}.`);
};

/** Returns a function that prints a part of 1 in steps of ten per cent. */
const percentPrinter = (name: string): ((part: number) => void) => {
  let printed = 0;
  return (part) => {
    const percent = Math.floor((part * 100) / STEP) * STEP;
    if (percent <= printed) return;
    printed = percent;
    say(`${name}: ${percent} %`);
  };
};

const followProcessing = async (target: MediaTarget, code: string): Promise<void> => {
  const print = percentPrinter('Preparing');
  let announced = false;
  for (;;) {
    const { state, progress, reason, playable, height } = await readFilmReport(target, code);
    if (state === 'failed') {
      throw new PlainError(reason ? FILM_PROBLEM_TEXTS[reason].en : 'The film could not be made.');
    }
    if (state === 'ready') {
      say(`The film of ${code} is ready, up to ${height ?? 0} lines.`);
      return;
    }
    print(progress);
    if (playable && !announced) say(`The video ${code} plays. Further qualities follow.`);
    announced ||= playable;
    await setTimeout(POLL_MS);
  }
};

/**
 * `npm run ingest -- FILE --code CODE [--captions FILE:ar …]`: gives the video CODE of the running product the film
 * FILE, and prints its progress until it is ready. Captions are SRT or WebVTT files.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  // npm runs the command in the root of the product; INIT_CWD is where the person stands.
  const at = (path: string): string => resolve(process.env['INIT_CWD'] ?? root, path);
  const given = parseIngestArguments(args);
  const ingest = {
    ...given,
    file: at(given.file),
    captions: given.captions.map((each) => ({ ...each, file: at(each.file) })),
  };
  for (const path of [ingest.file, ...ingest.captions.map(({ file }) => file)]) await requireFile(path);

  const { settings } = await readSettings(root, process.env);
  const target = { url: settings.urls.media, filmSecret: settings.secrets.FILM_SECRET };
  await sendFilm(target, ingest, percentPrinter('Uploading'));
  await followProcessing(target, ingest.code);
  return 0;
};
