import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { openApiDocument } from './src/openapi/openapi-document';

const PATH = fileURLToPath(new URL('../schemas/media.openapi.json', import.meta.url));

if (process.argv.includes('--check')) {
  const committed = await readFile(PATH, 'utf8').catch(() => '');
  if (committed !== (await openApiDocument())) {
    process.stderr.write(
      'media.openapi.json is not what the routes say: run `npm run openapi -w @sahra/media` and commit it.\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(PATH, await openApiDocument());
}
