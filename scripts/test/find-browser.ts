import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { Variables } from '../settings/ports';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

interface Machine {
  variables: Variables;
  elsewhere: readonly string[];
  /** Installs Chromium on Debian as root; returns false when it cannot. */
  install: () => boolean;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = ({ variables, elsewhere }: Machine): string | undefined => {
  const folders = (variables['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(
    isExecutable,
  );
};

const installByApt = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  process.stdout.write('No Chromium here: installing Debian’s package (apt-get install chromium) …\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...flags: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...flags], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
};

const THIS_MACHINE: Machine = { variables: process.env, elsewhere: ELSEWHERE, install: installByApt };

/** Finds the browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Debian's package. */
export const findBrowser = (machine: Machine = THIS_MACHINE): string => {
  const named = machine.variables['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is ${named}, which is no program that can be run.`);
  }
  const found = installed(machine) ?? (machine.install() ? installed(machine) : undefined);
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium or Chrome, and none was found. Install one, or name it with CHROMIUM_PATH=…',
  );
};
