import { constants } from 'node:fs';
import { access, chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

import { FilmError } from './film-error';

/** Paths of the two programs that read and write video. */
export interface Tools {
  ffmpeg: string;
  ffprobe: string;
}

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

/**
 * Finds ffmpeg and ffprobe: those of the system, found by `path` (the value of PATH), else those that come with the
 * npm packages. Throws ENCODER_MISSING when there are none.
 */
export const findTools = async (path: string): Promise<Tools> => {
  const ffmpeg =
    (await onPath('ffmpeg', path)) ??
    (await installed(async () => (await import('@ffmpeg-installer/ffmpeg')).default));
  const ffprobe =
    (await onPath('ffprobe', path)) ??
    (await installed(async () => (await import('@ffprobe-installer/ffprobe')).default));
  if (ffmpeg === undefined || ffprobe === undefined) {
    const missing = ffmpeg === undefined ? 'ffmpeg' : 'ffprobe';
    throw new FilmError(
      'ENCODER_MISSING',
      `${missing} is missing: install it on this machine (Debian: apt-get install ffmpeg) or run npm install.`,
    );
  }
  return { ffmpeg, ffprobe };
};
