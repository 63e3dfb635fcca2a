import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleConfig } from './bundle-config';
import { runGatsby } from './run-gatsby';

const siteDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Starts `npm run dev`: Gatsby's development server with hot reload. It serves only prefixed URLs and only status
 * 200; language negotiation and shells need the site server.
 */
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
