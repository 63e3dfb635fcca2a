import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { readEnvironment } from '../environment/environment';

export const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Creates the cms from the sources in `appDir`, compiled in `distDir`, without loading it or listening. */
export const createCms = (appDir: string, distDir: string): Core.Strapi => {
  // PostgreSQL columns have no time zone, so times are always written and read in UTC.
  process.env['TZ'] = 'UTC';
  mkdirSync(join(resolve(appDir, readEnvironment().PUBLIC_DIR), 'uploads'), { recursive: true });
  const kept = SIGNALS.map((signal) => process.listeners(signal));
  const strapi = createStrapi({ appDir, distDir });
  // Strapi drops all connections on a signal. Its handlers are removed; the caller stops it gracefully.
  for (const [index, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (!kept[index]?.includes(listener)) process.off(signal, listener);
  return strapi;
};
