import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JPEG_PICTURES } from '../encoder/colour';
import type { Tools } from '../encoder/find-tools';
import { runTool } from '../encoder/run-tool';
import { SLOT_MS } from '../linear/timeline';
import type { FilmStorage } from '../storage/film-storage';
import { captionedFilm } from './film-captions';
import type { FilmRecord, FinishedRung } from './film-record';

/** Short side of the quality that is read, where the film has it: about as large as the admin shows a frame. */
const SHORT_SIDE = 360;
const SECONDS_MAX = 30;
/** From the colours of a film to RGB. */
const RGB = ['scale=in_color_matrix=bt709:in_range=tv', 'format=rgb24'] as const;

interface FrameParts {
  storage: FilmStorage;
  findTools: () => Promise<Tools>;
}

/** Returns a frame of a film as a JPEG; null where no finished quality has one at this millisecond. */
export type ReadFrame = (record: FilmRecord, ms: number) => Promise<Buffer | null>;

const shortSide = ({ width, height }: FinishedRung): number => Math.min(width, height);

/** Folder of the quality that is read, of the film that captions belong to. */
const folderOf = (record: FilmRecord): string | undefined => {
  const { code, job, film } = record;
  const version = captionedFilm(record, false)?.version;
  const rungs = [job && { version: job.id, rungs: job.rungs }, film].find(
    (each) => each?.version === version,
  )?.rungs;
  const bySize = rungs?.toSorted((one, other) => shortSide(one) - shortSide(other));
  const rung = bySize?.find((each) => shortSide(each) >= SHORT_SIDE) ?? bySize?.at(-1);
  return rung && `${code}/${version}/${rung.name}`;
};

/** Makes a reader of frames: they are decoded from the segment that viewers play, each time anew. */
export const createFrameReader =
  ({ storage, findTools }: FrameParts): ReadFrame =>
  async (record, ms) => {
    const folder = folderOf(record);
    if (folder === undefined) return null;
    const names = ['init.mp4', `${Math.floor(ms / SLOT_MS)}.m4s`];
    const [init, segment] = await Promise.all(names.map((name) => storage.readFile(`${folder}/${name}`)));
    if (!init || !segment) return null;
    const work = await mkdtemp(join(tmpdir(), 'sahra-frame-'));
    try {
      const [part, picture] = [join(work, 'part.mp4'), join(work, 'frame.jpg')];
      await writeFile(part, Buffer.concat([init, segment]));
      await runTool(
        [
          ...[(await findTools()).ffmpeg, '-hide_banner', '-loglevel', 'error', '-y'],
          // By the times in the segment: its sound may begin a little before its pictures.
          ...['-seek_timestamp', '1', '-ss', (ms / 1000).toFixed(3), '-i', part, '-map', '0:v:0'],
          ...['-vf', [...RGB, ...JPEG_PICTURES].join(','), '-frames:v', '1', '-q:v', '3', picture],
        ],
        { signal: new AbortController().signal, secondsMax: SECONDS_MAX, isUrgent: true },
      );
      return await readFile(picture).catch(() => null);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };
