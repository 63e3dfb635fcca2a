import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';

import { errorCode } from '../process/error-code';
import { followProcessing, type Say } from './follow-processing';
import { type MediaTarget, readFilmReport, sendFilm } from './send-film';

/** What the library says of a seeded video: the clip that it plays, and the file of which its qualities are made. */
interface SeededStream {
  clip: string;
  source?: string;
}

const readStreams = async (library: string): Promise<[code: string, stream: SeededStream][]> => {
  try {
    const text = await readFile(join(library, 'streams.json'), 'utf8');
    return Object.entries(JSON.parse(text) as Record<string, SeededStream>);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Gives the stories of the seeds their larger qualities: sends the source of each to media, one after the other, as an
 * editor would. Until then they play their smallest. A video that has a film of its own, from here or from an editor, is
 * left alone; so is one whose film could not be made.
 */
export const ingestSeeds = async (
  target: MediaTarget,
  folders: { library: string; data: string },
  say: Say,
): Promise<void> => {
  const { library, data } = folders;
  for (const [code, { clip, source }] of await readStreams(library)) {
    if (source === undefined) continue;
    const { state, height } = await readFilmReport(target, code);
    if (height !== null || state === 'failed') continue;
    const captions = LOCALES.map((locale) => ({
      locale,
      file: join(library, 'clips', clip, 'captions', `${locale}.vtt`),
    }));
    if (state !== 'processing')
      await sendFilm(
        target,
        {
          code,
          captions,
          file: join(library, 'sources', source),
          uploadsFile: join(data, 'ingest-uploads.json'),
        },
        () => undefined,
      );
    await followProcessing(target, code, () => undefined);
    say(`The film ${clip} has all its qualities now.`);
  }
};
