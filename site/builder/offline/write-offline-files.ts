import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { build } from 'esbuild';

import ar from '../../src/locale/ar.json';
import en from '../../src/locale/en.json';
import { SiteChromeOperation } from '../../src/shared/chrome/site-chrome.query.generated';
import type { AskGraph } from '../create-graph-query';
import { builtPaths } from '../route-table';
import { appManifest } from './app-manifest';
import { offlinePage } from './offline-page';

const STRINGS: Record<Locale, Readonly<Record<string, string>>> = { en, ar };
const WORKERS = ['service-worker', 'service-worker-off'] as const;

interface OfflineParts {
  siteDir: string;
  publicDir: string;
  ask: AskGraph;
  codeId: string;
}

const writeOfLanguage = async (
  { siteDir, publicDir, ask }: OfflineParts,
  locale: Locale,
): Promise<string> => {
  const { siteSettings, menus } = await ask(SiteChromeOperation, {}, locale);
  if (!siteSettings || !menus) throw new Error('the graph has no settings or menus');
  const { brand, tagline } = siteSettings;
  const strings = STRINGS[locale];
  const items = menus.flatMap((menu) => menu.items);
  const titles = new Map([
    ['/saved', strings['saved.title'] ?? brand],
    ...items.map(({ target, title }): [string, string] => [target, title]),
  ]);
  const manifest = appManifest({ locale, brand, tagline, titles, builtPaths });
  const lockup = await readFile(join(siteDir, `static/images/lockup-${locale}.svg`), 'utf8');
  const page = offlinePage({ locale, brand, lockup, strings });
  await writeFile(join(publicDir, `manifest.${locale}.webmanifest`), JSON.stringify(manifest));
  await writeFile(join(publicDir, `offline.${locale}.html`), page);
  return page;
};

/**
 * Writes the web app manifest and the offline page of each language, the service worker, and the one that replaces
 * it when it is switched off. The worker's version follows the code and the offline pages: a change of either
 * replaces what browsers keep.
 */
export const writeOfflineFiles = async (parts: OfflineParts): Promise<void> => {
  const { siteDir, publicDir, codeId } = parts;
  const version = createHash('sha256').update(codeId);
  for (const locale of LOCALES) version.update(await writeOfLanguage(parts, locale));
  await build({
    absWorkingDir: siteDir,
    entryPoints: WORKERS.map((name) => `worker/${name}.ts`),
    outdir: publicDir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning',
    define: { BUILD_VERSION: JSON.stringify(version.digest('hex').slice(0, 16)) },
  });
};
