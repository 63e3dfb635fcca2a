import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../process/free-port';
import { runCommand } from '../../process/run-command';
import { Service } from '../../process/service';
import type { Settings } from '../../settings/settings';

const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;

const PAGE = `import { createElement } from 'react';

const Page = () => createElement('main', null, createElement('h1', null, 'Sahra'));
export default Page;
export const Head = () => createElement('title', null, 'Sahra');
`;

interface BarePage {
  url: string;
  stop: () => Promise<unknown>;
}

/** Builds a site of one heading with the React and Gatsby of ours and nothing else, and serves it. */
export const startBarePage = async ({ root, shell, dataFolder, logFolder }: Settings): Promise<BarePage> => {
  const folder = join(dataFolder, 'bare-page');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src', 'pages'), { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'bare-page', private: true, dependencies: { gatsby: '*' } }),
  );
  await writeFile(join(folder, 'src', 'pages', 'index.js'), PAGE);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const gatsby = join(root, 'node_modules', 'gatsby', 'cli.js');
  const environment = { ...shell, NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' };
  await runCommand('Building the bare page', [process.execPath, gatsby, 'build'], {
    ...{ cwd: folder, environment },
    logPath: join(logFolder, 'bare-page-build.log'),
  });
  const port = String(await freePort());
  const url = `http://localhost:${port}/`;
  const server = new Service(
    {
      ...{ name: 'bare-page', cwd: folder, environment, readyUrl: url },
      ...{ readyLimitMs: READY_LIMIT_MS, stopLimitMs: STOP_LIMIT_MS },
      command: [process.execPath, gatsby, 'serve', '--port', port],
    },
    logFolder,
    () => undefined,
  );
  await server.ready();
  return { url, stop: () => server.stop() };
};
