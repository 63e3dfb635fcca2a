import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { readSettings } from '../settings/read-settings';
import { resetData } from '../start/reset-data';

const agreed = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) {
    process.stdout.write('Nobody is here to ask; say "npm run reset -- --yes" to go on.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};

/** `npm run reset`: asks for confirmation, then deletes all local data. Keeps `.env` and all builds. */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const { settings } = await readSettings(root, process.env);
  const shown = relative(root, settings.dataFolder);
  const question = `Forget every viewer, text and picture stored in ${shown}? There is no way back. [y/N] `;
  if (!args.includes('--yes') && !(await agreed(question))) {
    process.stdout.write('Nothing was changed.\n');
    return 1;
  }
  await resetData(settings);
  process.stdout.write('All local data is deleted. "npm start" starts from nothing.\n');
  return 0;
};
