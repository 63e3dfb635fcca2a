import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { PlainError } from '../process/plain-error';
import { readEnvironmentFile } from '../settings/environment-file';
import { resolveSettings } from '../settings/settings';
import { followProcessing, percentPrinter } from './follow-processing';
import { parseIngestArguments } from './parse-ingest-arguments';
import { ingestSeeds } from './ingest-seeds';
import { type MediaTarget, sendFilm } from './send-film';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const requireFile = async (path: string): Promise<void> => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new PlainError(`There is no file ${path}.`);
};

const sendOne = async (
  root: string,
  args: readonly string[],
  target: MediaTarget,
  data: string,
): Promise<void> => {
  // npm runs the command in the root of the product; INIT_CWD is where the person stands.
  const at = (path: string): string => resolve(process.env['INIT_CWD'] ?? root, path);
  const given = parseIngestArguments(args);
  const film = {
    ...given,
    file: at(given.file),
    captions: given.captions.map((each) => ({ ...each, file: at(each.file) })),
  };
  for (const path of [film.file, ...film.captions.map(({ file }) => file)]) await requireFile(path);
  await sendFilm(
    target,
    { ...film, uploadsFile: join(data, 'ingest-uploads.json') },
    percentPrinter('Uploading', say),
    say,
  );
  await followProcessing(target, film.code, say);
};

/**
 * `npm run ingest -- --seeds`: gives the stories of the seeds all their qualities, which `npm start` does by itself.
 * `npm run ingest -- FILE --code CODE [--captions FILE:ar …]`: gives the video CODE of the running product the film
 * FILE, and prints its progress until it is ready. Captions are files of any usual format.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  // Read only: the command also runs beside an installation whose secrets are its own.
  const settings = resolveSettings(root, await readEnvironmentFile(join(root, '.env')), process.env);
  if (settings.secrets.FILM_SECRET === '')
    throw new PlainError(
      'FILM_SECRET is in neither .env nor the shell. It must be the one of the installation.',
    );
  const target = { url: settings.urls.media, filmSecret: settings.secrets.FILM_SECRET };
  if (args.length === 1 && args[0] === '--seeds') {
    await ingestSeeds(target, { library: join(root, 'media/library'), data: settings.dataFolder }, say);
    return 0;
  }
  await sendOne(root, args, target, settings.dataFolder);
  return 0;
};
