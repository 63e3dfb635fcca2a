import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { readEnvironment } from '../environment/environment';

export const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The cms over the sources in `appDir`, compiled into `distDir`; it neither loads nor listens yet. */
export const createCms = (appDir: string, distDir: string): Core.Strapi => {
  // PostgreSQL columns carry no zone: times are written and read in UTC whatever the machine's zone is.
  process.env['TZ'] = 'UTC';
  mkdirSync(join(resolve(appDir, readEnvironment().PUBLIC_DIR), 'uploads'), { recursive: true });
  const kept = SIGNALS.map((signal) => process.listeners(signal));
  const strapi = createStrapi({ appDir, distDir });
  // Strapi answers a signal by cutting every connection; whoever started us stops it in good order instead.
  for (const [index, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (!kept[index]?.includes(listener)) process.off(signal, listener);
  return strapi;
};
