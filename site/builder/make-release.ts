import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { SHELL_CONTRACT } from '../src/shared/head/first-paint';
import { isHashed, isSourceMap, keepAssets } from './keep-assets';
import { limited } from './limited';
import { listFiles } from './list-files';
import { shellManifests } from './manifest';
import { markShells, stripErrorPageScripts } from './mark-shells';
import { isCurrent } from './page-files';
import { putOffScripts } from './put-off-scripts';
import { CURRENT_LINK, SERVED_LINK } from './release-links';

const TEXT = /\.(html|js|mjs|css|json|svg|txt|xml|map|vtt)$/;
/** In bytes. A compressed copy of a smaller file saves less than its headers cost. */
const WORTH_BYTES = 1024;
/** In bytes. A high quality takes seconds on larger files and saves only a few per cent. */
const SMALL_BYTES = 256 * 1024;

/**
 * Hashed files are compressed for a year of requests. Pages are compressed again with every publish: quality 10
 * takes 40 % of the time of quality 11 and makes them 2 % larger; quality 5, of a quick build, takes 2 % of it and
 * makes them 9 % larger.
 */
const brotliQuality = (path: string, { length }: Buffer, quick: boolean): number => {
  if (isHashed(path)) return length > SMALL_BYTES ? 9 : 11;
  if (quick) return 5;
  return length > SMALL_BYTES ? 9 : 10;
};

const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` copies of every text file in `folder` that is large enough. */
const compressAll = async (folder: string, quick: boolean): Promise<void> => {
  const inTurn = limited(AT_ONCE);
  await Promise.all(
    (await listFiles(folder))
      .filter((file) => TEXT.test(file))
      .map((file) =>
        inTurn(async () => {
          const bytes = await readFile(file);
          if (bytes.length < WORTH_BYTES) return;
          const params = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality(relative(folder, file), bytes, quick),
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
          await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
        }),
      ),
  );
};

/** Number of releases to keep besides the served one: the newest, and the previous one for responses in flight. */
const STAY = 2;

/**
 * Prefix of the folder in which a release is built. The folder gets its final name when the release is complete.
 */
const MAKING = '.making-';
const isRelease = (name: string): boolean => /^\d+-/.test(name);

/** Build output of Gatsby that no browser needs. */
const NOT_SERVED = ['_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json'];
const ERROR_PAGES = ['', 'en/', 'ar/'].flatMap((form) =>
  ['404', '500'].map((status) => `${form}${status}/index.html`),
);

interface Release {
  publicDir: string;
  /** Paths of the pages of this build. */
  pages: ReadonlySet<string>;
  releasesDir: string;
  codeId: string;
  contentVersion: number;
  /** GraphQL documents of the pages' operations, by hash. */
  operations: Readonly<Record<string, string>>;
  /** Compresses pages in a twentieth of the time, for a release that no visitor over a network reads. */
  quick?: boolean;
  now: number;
}

const dropOld = async (releasesDir: string): Promise<void> => {
  const names = (await readdir(releasesDir)).filter(isRelease).sort();
  const served = await readlink(join(releasesDir, SERVED_LINK)).catch(() => null);
  for (const name of names.slice(0, -STAY).filter((old) => old !== served))
    await rm(join(releasesDir, name), { recursive: true, force: true });
};

/**
 * Deletes incomplete releases of builds that were killed. Builds of one folder run one after another, so none of
 * them is in progress.
 */
const dropHalfMade = async (releasesDir: string): Promise<void> => {
  const names = (await readdir(releasesDir)).filter((name) => name.startsWith(MAKING));
  for (const name of names) await rm(join(releasesDir, name), { recursive: true, force: true });
};

/**
 * Turns Gatsby's output into a release and makes it the current one with one atomic rename.
 * @returns The release id.
 */
export const makeRelease = async ({
  publicDir,
  pages,
  releasesDir,
  codeId,
  contentVersion,
  operations,
  quick = false,
  now,
}: Release): Promise<string> => {
  const id = `${now}-${codeId}`;
  const folder = join(releasesDir, `${MAKING}${id}`);
  const current = join(releasesDir, CURRENT_LINK);
  await mkdir(releasesDir, { recursive: true });
  await dropHalfMade(releasesDir);
  await cp(publicDir, folder, {
    recursive: true,
    filter: (file) =>
      !NOT_SERVED.includes(basename(file)) &&
      !isSourceMap(file) &&
      isCurrent(relative(publicDir, file), pages),
  });

  const shells = shellManifests();
  await markShells(shells.flatMap(({ files }) => Object.values(files).map((file) => join(folder, file))));
  await putOffScripts((await listFiles(folder)).filter((file) => file.endsWith('.html')));
  await stripErrorPageScripts(ERROR_PAGES.map((file) => join(folder, file)));
  await mkdir(join(folder, 'builds'), { recursive: true });
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: codeId }));
  await compressAll(folder, quick);
  await keepAssets(current, folder, now).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await writeFile(join(folder, 'operations.json'), JSON.stringify(operations));
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ id, codeId, contentVersion, contract: SHELL_CONTRACT, shells }, null, 2),
  );
  await rename(folder, join(releasesDir, id));

  const next = join(releasesDir, `${MAKING}${CURRENT_LINK}`);
  await symlink(id, next);
  await rename(next, current);
  await dropOld(releasesDir);
  return id;
};
