import { createCms } from '../../cms/src/strapi/create-cms';
import { SIGNALS } from '../../cms/src/strapi/create-cms';
import { stopCms } from '../../cms/src/strapi/stop-cms';

const STOP_LIMIT_MS = 1000;

/** `node --import tsx serve-cms.ts <appDir> <distDir>`: runs a cms until it receives a stop signal. */
const [appDir = '', distDir = ''] = process.argv.slice(2);
const strapi = createCms(appDir, distDir);
for (const signal of SIGNALS)
  process.on(signal, () => void stopCms(strapi, STOP_LIMIT_MS).then(() => process.exit(0)));
await strapi.start();
