import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { readFfmpegFacts, type FfmpegFacts } from './ffmpeg-facts';
import { FilmError, ToolTimeout } from './film-error';

/** Paths of the two programs that read and write video. */
export interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

/** The programs with what they are. */
export interface CheckedTools extends Tools {
  facts: FfmpegFacts;
  /** Programs that did not answer in time, as sentences. */
  late: string[];
}

/** Longest time that a program may take to say what it is: on a busy machine, its start alone takes long. */
const ANSWER_SECONDS_MAX = 120;

const WAIT = 'the machine may be too busy. Each new film asks again';
const INSTALL = 'install ffmpeg on this machine (Debian: apt-get install ffmpeg)';

const onPath = async (name: string, path: string): Promise<string | undefined> => {
  for (const folder of path.split(delimiter)) {
    if (folder === '') continue;
    const file = join(folder, name);
    const executable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (executable) return file;
  }
  return undefined;
};

/**
 * The packages throw while they load on a system for which they have no program, and npm may leave out the step that
 * makes the program executable.
 */
const installed = async (load: () => Promise<{ path: string }>): Promise<string | undefined> => {
  try {
    const { path } = await load();
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
    return path;
  } catch {
    return undefined;
  }
};

/** Both programs are of one build: they have to agree on what a file is. */
const isPair = (each: Partial<Tools>): each is Tools =>
  each.ffmpeg !== undefined && each.ffprobe !== undefined;

/** What each ffmpeg is, by its path: asking takes four runs of it. */
const known = new Map<string, Promise<FfmpegFacts>>();

const factsOf = (ffmpeg: string, secondsMax: number): Promise<FfmpegFacts> => {
  const { signal } = new AbortController();
  const facts = known.get(ffmpeg) ?? readFfmpegFacts(ffmpeg, { signal, secondsMax });
  known.set(ffmpeg, facts);
  // One that did not run may be repaired while media runs.
  facts.catch(() => known.delete(ffmpeg));
  return facts;
};

/**
 * Finds ffmpeg and ffprobe: those of the system, found by `path` (the value of PATH), else those of the npm packages,
 * which are of 2018. Of those that can make films, one that still gets security fixes is taken first. Throws
 * ENCODER_MISSING when there is none.
 */
export const findTools = async (path: string, secondsMax = ANSWER_SECONDS_MAX): Promise<CheckedTools> => {
  const candidates: Partial<Tools>[] = [
    { ffmpeg: await onPath('ffmpeg', path), ffprobe: await onPath('ffprobe', path) },
    {
      ffmpeg: await installed(async () => (await import('@ffmpeg-installer/ffmpeg')).default),
      ffprobe: await installed(async () => (await import('@ffprobe-installer/ffprobe')).default),
    },
  ];
  const pairs = candidates.filter(isPair);
  if (pairs.length === 0) {
    const missing = candidates.every(({ ffmpeg }) => ffmpeg === undefined) ? 'ffmpeg' : 'ffprobe';
    throw new FilmError('ENCODER_MISSING', `${missing} is missing: ${INSTALL} or run npm install.`);
  }
  const able: CheckedTools[] = [];
  const reasons: string[] = [];
  const late: string[] = [];
  for (const tools of pairs) {
    const facts = await factsOf(tools.ffmpeg, secondsMax).catch((error: unknown) => {
      if (error instanceof ToolTimeout) late.push(`${tools.ffmpeg} did not answer in ${secondsMax} seconds`);
      else reasons.push(`${tools.ffmpeg} does not run`);
      return null;
    });
    if (facts && facts.lacks.length > 0) reasons.push(`${tools.ffmpeg} lacks ${facts.lacks.join(', ')}`);
    else if (facts) able.push({ ...tools, facts, late });
    if (able.at(-1)?.facts.isMaintained) break;
  }
  const taken = able.find(({ facts }) => facts.isMaintained) ?? able[0];
  if (taken) return taken;
  const advice = late.length > 0 ? `Why: ${WAIT}` : `To do: ${INSTALL}`;
  throw new FilmError(
    'ENCODER_MISSING',
    `No ffmpeg can make films: ${[...late, ...reasons].join('; ')}. ${advice}.`,
  );
};

/** Returns sentences for the operator about the programs that make films; `wantsAv1` when they should make AV1 too. */
export const describeTools = ({ ffmpeg, facts, late }: CheckedTools, wantsAv1 = false): string => {
  const { version, isMaintained, av1Lacks, unread } = facts;
  return [
    `Films are made by ffmpeg ${version} (${ffmpeg}).`,
    ...(unread.length > 0 ? [`It cannot read ${unread.join(', ')}.`] : []),
    ...(wantsAv1 && av1Lacks.length > 0
      ? [`It cannot make AV1 (missing: ${av1Lacks.join('; ')}), so films have none.`]
      : []),
    ...(isMaintained ? [] : [`It gets no security fixes${late.length > 0 ? '' : `: ${INSTALL}`}.`]),
    ...late.map((each) => `${each}, so it is not used: ${WAIT}.`),
  ].join(' ');
};
