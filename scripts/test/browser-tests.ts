import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '../settings/settings';
import type { Summary } from '../verify/run-tasks';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Returns the environment variables for tests against the running product. */
const productEnvironment = ({
  publicUrl,
  urls,
  ports,
  secrets,
  processFile,
  logFolder,
}: Settings): Record<string, string> => ({
  BASE_URL: publicUrl,
  GATEWAY_URL: urls.gateway,
  CMS_URL: urls.cms,
  ACCOUNTS_URL: urls.accounts,
  MEDIA_URL: urls.media,
  MAIL_URL: `http://127.0.0.1:${ports.mail}`,
  ADMIN_EMAIL: secrets.ADMIN_EMAIL,
  ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
  PREVIEW_SECRET: secrets.PREVIEW_SECRET,
  MEDIA_SIGNING_KEY: secrets.MEDIA_SIGNING_KEY,
  PROCESS_RECORDS: processFile,
  LOG_FOLDER: logFolder,
});

/** Runs Playwright against the running product. A test that passes only on retry counts as failed. */
export const browserTests = async (
  settings: Settings,
  browser: string,
  args: readonly string[],
): Promise<Summary> => {
  const folder = join(settings.root, 'tests');
  const reportFile = join(folder, 'test-results', 'results.json');
  await rm(reportFile, { force: true });
  const child = spawn('npx', ['playwright', 'test', ...args], {
    cwd: folder,
    env: { ...settings.shell, ...productEnvironment(settings), CHROMIUM_PATH: browser, FORCE_COLOR: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  const text = await readFile(reportFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = (JSON.parse(text) as PlaywrightReport).stats;
  const failed = unexpected + flaky;
  const wrong = failed === 0 && (code !== 0 || expected === 0);
  return { passed: expected, failed: wrong ? 1 : failed };
};
