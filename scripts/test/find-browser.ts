import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { PlainError } from '../process/plain-error';
import type { Variables } from '../settings/ports';

/** Chromium without windows: it takes a third less processor time for the same tests. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Names of the programs, and Debian's packages, in the order in which they are tried. */
const BROWSERS = {
  whole: { names: WHOLE, packages: ['chromium'] },
  headless: { names: [HEADLESS, ...WHOLE], packages: [HEADLESS, 'chromium'] },
} as const;

/** `headless` takes a whole browser where there is no other. */
type BrowserKind = keyof typeof BROWSERS;

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

interface Machine {
  variables: Variables;
  elsewhere: readonly string[];
  /** Installs one of the packages on Debian as root; returns false when it cannot. */
  install: (packages: readonly string[]) => boolean;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = (names: readonly string[], { variables, elsewhere }: Machine): string | undefined => {
  const folders = (variables['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(
    isExecutable,
  );
};

const installByApt = (packages: readonly string[]): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  process.stdout.write('No Chromium here: installing Debian’s package …\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...flags: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...flags], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0;
  return apt('update') && packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
};

const THIS_MACHINE: Machine = { variables: process.env, elsewhere: ELSEWHERE, install: installByApt };

/** Finds a browser: CHROMIUM_PATH, an installed Chromium or Chrome, or Debian's package. */
export const findBrowser = (kind: BrowserKind, machine: Machine = THIS_MACHINE): string => {
  const named = machine.variables['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new PlainError(`CHROMIUM_PATH is ${named}, which is no program that can be run.`);
  }
  const { names, packages } = BROWSERS[kind];
  const found =
    installed(names, machine) ?? (machine.install(packages) ? installed(names, machine) : undefined);
  if (found) return found;
  throw new PlainError(
    'The browser tests need Chromium or Chrome, and none was found. Install one, or name it with CHROMIUM_PATH=…',
  );
};
