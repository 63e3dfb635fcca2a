import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = /^(.+)-\d+\.(?:avif|webp)$/;

/** Lists the committed pictures in `folder`, without width and type, e.g. `shows/respawn-poster`. */
export const drawnNames = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) =>
      (await readdir(join(folder, name))).flatMap((file) => {
        const base = FILE.exec(file)?.[1];
        return base === undefined ? [] : `${name}/${base}`;
      }),
    );
  return new Set((await Promise.all(names)).flat());
};
