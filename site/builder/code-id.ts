import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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

const filesOf = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return names.flatMap((name) => filesOf(join(path, name))).filter((file) => !NOT_SHIPPED.test(file));
};

/**
 * Returns a hash that identifies the code of a build. The same sources always give the same id, whatever editors
 * publish.
 */
export const codeId = async (siteDir: string, environment: string): Promise<string> => {
  const hash = createHash('sha256').update(environment);
  for (const source of SOURCES) {
    for (const file of filesOf(join(siteDir, source)).sort()) {
      hash.update(relative(siteDir, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
