import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Source } from 'graphql';

import { trackedFiles } from '../process/tracked-files';

/** Reads the SDL files beside the gateway's resolvers, one source per file. */
export const graphSources = async (root: string): Promise<Source[]> => {
  const paths = (await trackedFiles(root)).filter((path) => /^gateway\/src\/.*\.graphql$/.test(path)).sort();
  return Promise.all(paths.map(async (path) => new Source(await readFile(join(root, path), 'utf8'), path)));
};
