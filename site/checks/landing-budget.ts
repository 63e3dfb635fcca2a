import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { BUDGET_BYTES, landingWeight } from './landing-weight';

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const check = async (): Promise<void> => {
  const { files, total } = await landingWeight(join(dirname(fileURLToPath(import.meta.url)), '../public'));
  for (const { name, bytes } of files) process.stdout.write(`${kilobytes(bytes).padStart(9)}  ${name}\n`);
  process.stdout.write(`${kilobytes(total).padStart(9)}  of ${kilobytes(BUDGET_BYTES)}\n`);
  if (total > BUDGET_BYTES) {
    process.stderr.write('The landing page loads more JavaScript than it may.\n');
    process.exitCode = 1;
  }
};

void check();
