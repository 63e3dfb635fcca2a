import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runNginx } from '../http/run-nginx';
import type { RunningServer } from '../http/run-server';
import { readPage } from './request-cost';

/** Headers that nginx writes itself. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'x-request-id',
]);

/** Starts nginx with the responses of `site` as files: the same bytes and headers under the same paths. */
export const startPageNginx = async (
  folder: string,
  site: RunningServer,
  paths: readonly string[],
): Promise<RunningServer> => {
  await mkdir(folder, { recursive: true });
  const locations: string[] = [];
  for (const [at, path] of paths.entries()) {
    const { body, headers } = await readPage(site, path);
    const file = join(folder, `page-${at}`);
    await writeFile(file, body);
    const lines = Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.has(name))
      .map(([name, value]) => `add_header ${name} "${value}";`);
    locations.push(
      `location = ${path} { default_type "text/html; charset=utf-8"; add_header x-request-id $request_id; ${lines.join(' ')} alias ${file}; }`,
    );
  }
  return runNginx(folder, locations.join('\n    '));
};
