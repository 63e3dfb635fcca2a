import { join } from 'node:path';

import type { ServiceDefinition } from '../process/service';
import type { Settings } from '../settings/settings';

const READY_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 3000;

/** The development catcher: takes every mail that accounts sends, and shows it on a page. */
export const mailDefinition = (
  { root, ports, mailFolder, shell }: Settings,
  flags: readonly string[],
): ServiceDefinition => ({
  name: 'mail',
  command: [process.execPath, ...flags, join('dist', 'mail-catcher.js')],
  cwd: join(root, 'accounts'),
  environment: {
    ...shell,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports.mail),
    SMTP_PORT: String(ports.smtp),
    MAIL_DIR: mailFolder,
  },
  readyUrl: `http://127.0.0.1:${ports.mail}/ready`,
  readyLimitMs: READY_LIMIT_MS,
  stopLimitMs: STOP_LIMIT_MS,
});
