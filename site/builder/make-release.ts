import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import { compressAll } from './compress';
import { keepAssets } from './keep-assets';
import { listFiles } from './list-files';
import { shellManifests } from './manifest';
import { markShells, stopErrorPages } from './mark-shells';
import { isCurrent } from './page-files';

/** Releases that stay: the served one, and the one before for answers that are under way. */
const STAY = 2;

/** What Gatsby leaves beside the pages for itself. */
const NOT_SERVED = ['_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json'];
const ERROR_PAGES = ['', 'en/', 'ar/'].flatMap((form) =>
  ['404', '500'].map((status) => `${form}${status}/index.html`),
);

interface Release {
  publicDir: string;
  /** Paths of the pages that this build has. */
  pages: ReadonlySet<string>;
  releasesDir: string;
  codeId: string;
  contentVersion: number;
  now: number;
}

const dropOld = async (releasesDir: string): Promise<void> => {
  const names = (await readdir(releasesDir)).filter((name) => /^\d+-/.test(name)).sort();
  for (const name of names.slice(0, -STAY))
    await rm(join(releasesDir, name), { recursive: true, force: true });
};

/** Turns Gatsby's output into a release and makes it the current one by one rename. Answers its id. */
export const makeRelease = async ({
  publicDir,
  pages,
  releasesDir,
  codeId,
  contentVersion,
  now,
}: Release): Promise<string> => {
  const id = `${now}-${codeId}`;
  const folder = join(releasesDir, id);
  const current = join(releasesDir, 'current');
  await mkdir(releasesDir, { recursive: true });
  await cp(publicDir, folder, {
    recursive: true,
    filter: (file) => !NOT_SERVED.includes(basename(file)) && isCurrent(relative(publicDir, file), pages),
  });

  const shells = shellManifests();
  await markShells(shells.flatMap(({ files }) => Object.values(files).map((file) => join(folder, file))));
  await stopErrorPages(ERROR_PAGES.map((file) => join(folder, file)));
  await mkdir(join(folder, 'builds'), { recursive: true });
  await writeFile(join(folder, 'builds/latest.json'), JSON.stringify({ id: codeId }));
  await writeFile(
    join(folder, 'release.json'),
    JSON.stringify({ id, codeId, contentVersion, shells }, null, 2),
  );
  await compressAll(await listFiles(folder));
  await keepAssets(current, folder, now).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });

  const next = join(releasesDir, `.next-${process.pid}`);
  await symlink(id, next);
  await rename(next, current);
  await dropOld(releasesDir);
  return id;
};
