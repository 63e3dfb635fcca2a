import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { failureSentence, PlainError } from './failure-sentence.mjs';
import { installedMatches } from './installed-matches.mjs';

const DISK_NEEDED = 4 * 1024 ** 3;
const HEARTBEAT_MS = 15_000;
const OUTPUT_KEPT = 20_000;

/** @param {string} path */
const readOr = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** @param {string} root */
const npmCi = (root) =>
  new Promise((resolve, reject) => {
    const npm = process.env['npm_execpath'];
    const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-maxtimeout=20000'];
    const [program, own] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const child = spawn(program, [...own, ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // With NODE_ENV=production in the shell, npm would skip the development dependencies.
      env: { ...process.env, NODE_ENV: '' },
    });
    let output = '';
    const keep = (/** @type {Buffer} */ text) => {
      output = (output + text.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new PlainError(failureSentence(output)));
    });
  });

/**
 * Installs the packages when there are none yet or package-lock.json has changed since.
 * @param {string} root
 */
export const installWhenNeeded = async (root) => {
  const lockText = readOr(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = join(root, 'node_modules', '.sahra-install');
  if (readOr(stamp) === hash) return;
  if (!installedMatches(lockText, readOr(join(root, 'node_modules', '.package-lock.json')))) {
    const { bavail, bsize } = statfsSync(root);
    if (bavail * bsize < DISK_NEEDED)
      throw new PlainError(
        'The disk is too full to install: 4 GB are needed here. Free some room and try again.',
      );
    process.stdout.write('Installing the packages; the first time this takes 2 to 5 minutes.\n');
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    const heartbeat = setInterval(() => process.stdout.write(`  … ${seconds()} s\n`), HEARTBEAT_MS);
    await npmCi(root).finally(() => clearInterval(heartbeat));
    process.stdout.write(`Installed in ${seconds()} s.\n`);
  }
  writeFileSync(stamp, hash);
};
