import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { readEnvironment } from '../environment/environment';

/** The cms over the sources in `appDir`, compiled into `distDir`; it neither loads nor listens yet. */
export const createCms = (appDir: string, distDir: string): Core.Strapi => {
  // PostgreSQL columns carry no zone: times are written and read in UTC whatever the machine's zone is.
  process.env['TZ'] = 'UTC';
  mkdirSync(join(resolve(appDir, readEnvironment().PUBLIC_DIR), 'uploads'), { recursive: true });
  return createStrapi({ appDir, distDir });
};
