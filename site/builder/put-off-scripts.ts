import { readFile, writeFile } from 'node:fs/promises';

import { lateScripts } from '../src/shared/late-scripts/late-scripts';

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** Returns a page's HTML with one inline script that loads its scripts late, in place of those that load at once. */
export const withLateScripts = (html: string): string => {
  const sources = [...html.matchAll(SCRIPT)].flatMap(([, source]) => source ?? []);
  if (sources.length === 0) return html;
  const late = `<script>${lateScripts(sources)}</script>`;
  return html.replace(SCRIPT, '').replace('</body>', () => `${late}</body>`);
};

export const putOffScripts = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(file, withLateScripts(await readFile(file, 'utf8')));
};
