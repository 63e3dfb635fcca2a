import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { checkOpenApi } from './src/app/openapi/check-openapi';
import { openApiDocument } from './src/app/openapi/openapi-document';

const PATH = fileURLToPath(new URL('../schemas/accounts.openapi.json', import.meta.url));

if (process.argv.includes('--check')) {
  const drift = await checkOpenApi(PATH);
  if (drift !== undefined) {
    process.stderr.write(`${drift}\n`);
    process.exitCode = 1;
  }
} else {
  await writeFile(PATH, await openApiDocument());
}
