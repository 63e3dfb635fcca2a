import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Source files of the site's code, relative to the site's folder. Content is not included. */
const SOURCES = [
  'src',
  'builder',
  'static',
  'worker',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  '../schemas',
  '../package-lock.json',
];
const NOT_SHIPPED = /\.test\.tsx?$|\.tsbuildinfo$/;

const filesOf = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (!entries) return [path];
  const below = await Promise.all(
    entries.filter(({ name }) => name !== 'node_modules').map(({ name }) => filesOf(join(path, name))),
  );
  return below.flat().filter((file) => !NOT_SHIPPED.test(file));
};

/**
 * Returns a hash that identifies the code of a build. The same sources always give the same id, whatever editors
 * publish.
 */
export const codeId = async (siteDir: string, environment: string): Promise<string> => {
  const hash = createHash('sha256').update(environment);
  for (const source of SOURCES) {
    for (const file of (await filesOf(join(siteDir, source))).sort()) {
      hash.update(relative(siteDir, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
