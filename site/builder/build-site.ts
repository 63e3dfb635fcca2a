import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import operations from '@sahra/schemas/operations/site.json';

import { ContentVersionOperation } from '../src/shared/content/content-version.query.generated';
import { createGraphQuery } from './create-graph-query';
import { bundleConfig } from './bundle-config';
import { codeId } from './code-id';
import { clearStaleCache } from './clear-stale-cache';
import { buildEnvironment } from './environment';
import { isHashed } from './keep-assets';
import { makeRelease } from './make-release';
import { writeOfflineFiles } from './offline/write-offline-files';
import { PAGES_FILE } from './page-files';
import { runGatsby } from './run-gatsby';

const siteDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Deletes the hashed files of earlier builds. webpack writes the files of this build again; releases keep the old
 * ones for a week.
 */
const dropHashed = async (publicDir: string): Promise<void> => {
  const names = await readdir(publicDir).catch(() => []);
  await Promise.all(names.filter(isHashed).map((name) => rm(join(publicDir, name))));
};

const build = async (): Promise<void> => {
  const { GATEWAY_URL, PUBLIC_URL, QUICK_BUILD } = buildEnvironment();
  const ask = createGraphQuery(GATEWAY_URL);
  const { contentVersion } = await ask(ContentVersionOperation, {}, 'en');
  if (contentVersion === null) throw new Error('the graph tells no content version');
  await bundleConfig(siteDir);
  await dropHashed(join(siteDir, 'public'));
  const code = await codeId(siteDir, PUBLIC_URL);
  const noteCode = await clearStaleCache(join(siteDir, '.cache'), code);
  await runGatsby(siteDir, ['build'], 'production');
  await noteCode();
  await writeOfflineFiles({ siteDir, publicDir: join(siteDir, 'public'), ask, codeId: code });
  const id = await makeRelease({
    publicDir: join(siteDir, 'public'),
    pages: new Set(JSON.parse(await readFile(join(siteDir, PAGES_FILE), 'utf8')) as string[]),
    releasesDir: process.env['RELEASES_DIR'] ?? join(siteDir, 'releases'),
    codeId: code,
    contentVersion,
    operations,
    quick: QUICK_BUILD,
    now: Date.now(),
  });
  process.stdout.write(`The site is built: release ${id}\n`);
};

build().catch((error: unknown) => {
  process.stderr.write(
    `The site could not be built: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
