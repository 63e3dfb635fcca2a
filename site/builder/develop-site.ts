import { dirname, join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { bundleConfig } from './bundle-config';
import { writePlayerStyle } from './player-style';
import { runGatsby } from './run-gatsby';

const siteDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** `npm run dev`: pages from Gatsby's development server, which reloads what is changed. It answers the prefixed addresses only and sends no status but 200: negotiation and shells belong to the site server. */
const develop = async (): Promise<void> => {
  await bundleConfig(siteDir);
  await writePlayerStyle(require.resolve('video-react/dist/video-react.css'), join(siteDir, 'public'));
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
