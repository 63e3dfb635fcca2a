import { fileURLToPath } from 'node:url';

import { openapiHasDrifted, writeOpenapi } from '../src/rest/openapi-drift';

/** `tsx tools/openapi.ts` writes schemas/cms.openapi.json; `--check` exits with 1 when it is out of date. */
const FILE = fileURLToPath(new URL('../../schemas/cms.openapi.json', import.meta.url));

const run = async (): Promise<void> => {
  if (!process.argv.includes('--check')) {
    await writeOpenapi(FILE);
    console.log('Wrote schemas/cms.openapi.json');
    return;
  }
  if (await openapiHasDrifted(FILE)) {
    console.error(
      'schemas/cms.openapi.json is not what the routes of the cms say. Run: npm run openapi -w @sahra/cms',
    );
    process.exitCode = 1;
  }
};

void run();
