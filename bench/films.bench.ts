import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { FILM_TAGS, filmPictures, JPEG_PICTURES, stillPictures } from '../media/src/encoder/colour';
import { findTools, type Tools } from '../media/src/encoder/find-tools';
import { hlsArguments, words } from '../media/src/encoder/hls-arguments';
import { AUDIO_ALONE_KBPS, ladderOf } from '../media/src/encoder/ladder';
import type { Source } from '../media/src/encoder/probe';
import { sourceInput } from '../media/src/encoder/source-input';
import { pictureArguments } from '../media/src/encoder/video-codec';
import { encodeFilm, inspectFile, type FilmJob } from '../media/src/films/film-job';
import { folderStorage } from '../media/src/storage/folder-storage';
import { storyboardOf } from '../media/src/storyboard/storyboard';
import type { Bench } from '../scripts/bench/bench.command';
import { usedSeconds } from './http/cpu-time';
import { median } from './median';

const run = promisify(execFile);

/** Target: processor time of a film, compared with one call of the same encoder that makes the same outputs. */
const WANTED = 1.05;
const ROUNDS = 3;
const FILM = 'media/library/sources/the-iron-train.mp4';

const costOf = async <Made>(make: () => Promise<Made>): Promise<{ seconds: number; made: Made }> => {
  const before = await usedSeconds();
  const made = await make();
  return { seconds: (await usedSeconds()) - before, made };
};

/** Makes a film as media does: what the file is, loudness, every quality, sound alone, stills and storyboard. */
const makeAsMedia = async (tools: Tools, path: string, folder: string): Promise<Source> => {
  const job: FilmJob = {
    tools,
    path,
    storage: folderStorage(join(folder, 'films')),
    work: join(folder, 'work'),
    key: 'bench/1',
    signal: new AbortController().signal,
    poster: () => Promise.resolve(null),
    isKnown: false,
    finished: [],
    heard: null,
    onHeard: () => Promise.resolve(),
    onFacts: () => Promise.resolve(),
    onRung: () => Promise.resolve(),
    onProgress: () => undefined,
  };
  const source = await inspectFile(job);
  await encodeFilm(job, source);
  return source;
};

/** Makes the same with one call, which reads the file once and measures nothing. */
const makePlainly = async ({ ffmpeg }: Tools, source: Source, folder: string): Promise<void> => {
  const ladder = ladderOf(source.width, source.height);
  const { every, columns, rows, width, height } = storyboardOf(source.seconds, source);
  const stills = stillPictures(source.colour, 1280, 720);
  const moments = [0.2, 0.5, 0.8].map((part) => (part * source.seconds).toFixed(3));
  const names = (letter: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `[${letter}${index}]`).join('');
  const graph = [
    `[0:v]fps=${source.frameRate}:start_time=0,split=${ladder.length + 1 + moments.length}${names('p', ladder.length)}[grid]${names('m', moments.length)}`,
    ...ladder.map(
      (rung, index) =>
        `[p${index}]${filmPictures(source.colour, rung.width, rung.height).join(',')}[v${index}]`,
    ),
    `[grid]fps=1/${every},${[...stillPictures(source.colour, width, height), `tile=${columns}x${rows}`, ...JPEG_PICTURES].join(',')}[board]`,
    ...moments.map(
      (at, index) =>
        `[m${index}]select='gte(t,${at})*lt(t,${at}+1)',${[...stills, 'thumbnail=25', ...JPEG_PICTURES].join(',')}[s${index}]`,
    ),
    `[0:a]loudnorm=I=-23:TP=-1:LRA=20,aresample=48000,asplit=${ladder.length + 1}${names('a', ladder.length + 1)}`,
  ];
  const sound = (index: number, kbps: number): string[] => [
    ...['-map', `[a${index}]`, ...words(`-c:a aac -b:a ${kbps}k -ac 2 -ar 48000`)],
  ];
  const outputs: string[] = [];
  for (const [index, rung] of ladder.entries()) {
    const at = join(folder, rung.name);
    await mkdir(at, { recursive: true });
    outputs.push(...['-map', `[v${index}]`, ...pictureArguments('h264', source, rung), ...words(FILM_TAGS)]);
    outputs.push(...sound(index, rung.audioKbps), ...hlsArguments(at));
  }
  const alone = join(folder, 'audio');
  await mkdir(alone, { recursive: true });
  outputs.push(...sound(ladder.length, AUDIO_ALONE_KBPS), ...hlsArguments(alone));
  outputs.push(...['-map', '[board]', '-frames:v', '1', '-q:v', '5', join(folder, 'storyboard.jpg')]);
  for (const index of moments.keys())
    outputs.push(...['-map', `[s${index}]`, '-frames:v', '1', '-q:v', '3', join(folder, `${index}.jpg`)]);
  const head = ['-hide_banner', '-loglevel', 'error', '-y', ...sourceInput(source)];
  await run(ffmpeg, [...head, '-filter_complex', graph.join(';'), ...outputs]);
};

/** Compares the processor time of a film of four minutes. An argument is how many seconds of it are taken. */
export const bench: Bench = {
  compares: 'making a film with one call of the same encoder that makes the same',
  run: async (root, [seconds]) => {
    const folder = await mkdtemp(join(tmpdir(), 'sahra-bench-'));
    try {
      const tools = await findTools(process.env['PATH'] ?? '');
      const film = join(folder, 'film.mp4');
      const length = seconds === undefined ? [] : ['-t', seconds];
      await run(tools.ffmpeg, ['-loglevel', 'error', '-i', join(root, FILM), ...length, '-c', 'copy', film]);
      const ratios: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { seconds: media, made } = await costOf(() => makeAsMedia(tools, film, join(folder, 'media')));
        const { seconds: plain } = await costOf(() => makePlainly(tools, made, join(folder, 'plain')));
        ratios.push(media / plain);
        process.stdout.write(
          `${round}: media ${media.toFixed(1)} s, one call ${plain.toFixed(1)} s of processor time: ${(media / plain).toFixed(2)} (load ${(loadavg()[0] ?? 0).toFixed(1)})\n`,
        );
        for (const name of ['media', 'plain']) await rm(join(folder, name), { recursive: true, force: true });
      }
      const ratio = median(ratios);
      process.stdout.write(
        `${ratio.toFixed(2)} with ffmpeg ${tools.facts.version}; target at most ${WANTED}.\n`,
      );
      return ratio <= WANTED;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
