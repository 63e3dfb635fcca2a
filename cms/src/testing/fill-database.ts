import { createCms } from '../process/create-cms';
import { stopCms } from '../process/stop-cms';

const STOP_LIMIT_MS = 5000;

/** Starts the compiled cms once, which makes tables, roles and seeds in an empty database, and stops it. */
const fillDatabase = async ([root = '', out = '']: string[]): Promise<void> => {
  const strapi = createCms(root, out);
  await strapi.load();
  await stopCms(strapi, STOP_LIMIT_MS);
  process.exit(0);
};

void fillDatabase(process.argv.slice(2));
