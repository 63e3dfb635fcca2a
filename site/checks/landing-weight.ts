import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Budget for the landing page's scripts in Brotli bytes; React and its renderer alone take 38.5 KB (decision 0135). */
export const BUDGET_BYTES = 91 * 1024;

interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

export interface Weight {
  files: { name: string; bytes: number }[];
  total: number;
}

const brotliBytes = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Returns the JavaScript size of a first visit to `/`: the application and the landing page's chunks, from Gatsby's
 * own list.
 */
export const landingWeight = async (publicDir: string): Promise<Weight> => {
  const stats = JSON.parse(await readFile(join(publicDir, 'webpack.stats.json'), 'utf8')) as Stats;
  const groups = ['app', 'component---src-pages-by-key-landing-tsx'].map((group) => {
    const found = stats.namedChunkGroups[group];
    if (!found) throw new Error(`The build has no ${group}: the budget cannot be measured`);
    return found.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  const files = await Promise.all(
    [...new Set(groups.flat())].map(async (name) => ({
      name,
      bytes: brotliBytes(await readFile(join(publicDir, name))),
    })),
  );
  return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
};
