import { createCms } from '../strapi/create-cms';
import { stopCms } from '../strapi/stop-cms';

const STOP_LIMIT_MS = 5000;

/** Starts the compiled cms once, so that it creates tables, roles and seeds in an empty database, then stops it. */
const fillDatabase = async ([root = '', out = '']: string[]): Promise<void> => {
  const strapi = createCms(root, out);
  await strapi.load();
  await stopCms(strapi, STOP_LIMIT_MS);
  process.exit(0);
};

void fillDatabase(process.argv.slice(2));
