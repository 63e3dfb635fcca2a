import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { restTypes } from './rest-types';

const root = process.cwd();
const onlyCheck = process.argv.includes('--check');

for (const { path, content } of await restTypes(root)) {
  const found = await readFile(join(root, path), 'utf8').catch(() => null);
  if (found === content) continue;
  if (onlyCheck) {
    process.stdout.write(`  - ${path}\n`);
    process.exitCode = 1;
  } else {
    await writeFile(join(root, path), content);
  }
}
