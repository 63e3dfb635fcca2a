import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleConfig } from './bundle-config';
import { runGatsby } from './run-gatsby';

const siteDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** `npm run dev`: pages from Gatsby's development server, which reloads what is changed. It answers the prefixed addresses only and sends no status but 200: negotiation and shells belong to the site server. */
const develop = async (): Promise<void> => {
  await bundleConfig(siteDir);
  await runGatsby(
    siteDir,
    ['develop', '-H', '127.0.0.1', '-p', process.env['PORT'] ?? '8000'],
    'development',
  );
};

develop().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
