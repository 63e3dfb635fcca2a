import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import { changedTexts, foundTexts } from '@sahra/schemas/film-facts-texts';
import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { findTools, type Tools } from '../../media/src/encoder/find-tools';
import { followProcessing } from '../../scripts/ingest/follow-processing';
import { plainSentence } from '../../scripts/ingest/report-lines';
import { readFilmReport, sendFilm } from '../../scripts/ingest/send-film';
import { errorText } from '../../scripts/process/error-text';
import { readEnvironmentFile } from '../../scripts/settings/environment-file';
import { resolveSettings } from '../../scripts/settings/settings';
import { downloadFilm } from './download-film';
import { FILM_KINDS, type FilmKind, type Right } from './film-kinds';
import { judgeFilm, judgeRefusal, measuredLine } from './judge-film';
import { measurePictures, measureSounds } from './measure';

const ROOT = resolve(import.meta.dirname, '../..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const nothing = (): void => undefined;

/** A film to try: it is written when its turn comes. */
interface FilmFile {
  file: string;
  right: Right;
  make?: FilmKind['make'];
}

const kindsIn = (folder: string, names: readonly string[]): FilmFile[] =>
  FILM_KINDS.filter(({ file }) => names.length === 0 || names.includes(file)).map((kind) => ({
    ...kind,
    file: join(folder, kind.file),
  }));

const filesOf = async (folder: string): Promise<FilmFile[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => ({ file: join(folder, name), right: {} }))
    .sort((one, other) => one.file.localeCompare(other.file));

/** Gives a film to the product and returns what is wrong with what viewers get. */
const tryFilm = async (
  { file, right, make }: FilmFile,
  { tools, folder, settings }: { tools: Tools; folder: string; settings: ReturnType<typeof resolveSettings> },
): Promise<string[]> => {
  await make?.(tools, file);
  const { FILM_SECRET: filmSecret, MEDIA_SIGNING_KEY: key } = settings.secrets;
  const target = { url: settings.urls.media, filmSecret };
  // Of no video: the film goes by itself after some days (docs/product/limits.md).
  const code = `drill${randomBytes(3).toString('hex')}`;
  const uploadsFile = join(folder, 'uploads.json');
  await sendFilm(target, { file, code, captions: [], uploadsFile }, nothing);
  const failure = await followProcessing(target, code, nothing).catch((error: unknown) => error);
  const report = await readFilmReport(target, code);
  if (report.state === 'failed') {
    say(`  refused: ${errorText(failure)}`);
    return judgeRefusal(right, report);
  }
  if (failure instanceof Error) throw failure;
  const { facts } = report;
  const sentences = facts ? [foundTexts(facts, 'en'), changedTexts(facts, 'en')] : [];
  say(`  found: ${plainSentence(sentences[0]?.join('; ') ?? 'nothing said')}`);
  say(`  changed: ${plainSentence(sentences[1]?.join(' ') || 'nothing')}`);
  const own = join(folder, code);
  await mkdir(own);
  const path = signMediaPath(key, code, mediaExpiry(Date.now()));
  const playlist = await downloadFilm(new URL(`${settings.urls.media}${path}/master.m3u8`), own);
  const pictures = await measurePictures(tools, playlist.pictures, own);
  if (!pictures) return ['no pictures'];
  const files = playlist.sounds.length > 0 ? playlist.sounds : [playlist.pictures];
  const sounds = [];
  for (const each of files) sounds.push(...(await measureSounds(tools, each, own)));
  const source = {
    pictures: await measurePictures(tools, file, own),
    sounds: await measureSounds(tools, file, own),
  };
  const film = { source, pictures, sounds, playlist, changes: facts?.changes ?? [] };
  say(`  measured: ${measuredLine(right, film)}`);
  return right.refused === undefined ? judgeFilm(right, film) : [`not refused: ${right.refused}`];
};

/**
 * `tsx films/drill.ts [FOLDER]`: gives the films of the folder to the running product, or a clip of each kind, or of those
 * that are named by their files.
 */
const args = process.argv.slice(2);
const isKind = (name: string): boolean => FILM_KINDS.some(({ file }) => file === name);
const given = args.find((each) => !isKind(each));
const settings = resolveSettings(ROOT, await readEnvironmentFile(join(ROOT, '.env')), process.env);
const folder = await mkdtemp(join(tmpdir(), 'sahra-films-'));
try {
  const tools = await findTools(process.env['PATH'] ?? '');
  const films =
    given === undefined
      ? kindsIn(folder, args)
      : await filesOf(resolve(process.env['INIT_CWD'] ?? ROOT, given));
  let wrongs = 0;
  for (const film of films) {
    say(basename(film.file));
    const wrong = await tryFilm(film, { tools, folder, settings }).catch((error: unknown) => [
      errorText(error),
    ]);
    wrongs += wrong.length > 0 ? 1 : 0;
    say(`  ${wrong.length > 0 ? `WRONG: ${wrong.join(', ')}` : 'right'}`);
  }
  say(`${films.length - wrongs} films right, ${wrongs} wrong`);
  process.exitCode = wrongs > 0 || films.length === 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
