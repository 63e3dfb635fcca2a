import { cleanEnv, url } from 'envalid';

import { ConfigError } from './config-error';

/** The one setting that migrating and seeding need. */
export const readDatabaseUrl = (env: NodeJS.ProcessEnv): string =>
  cleanEnv(
    env,
    { DATABASE_URL: url() },
    {
      reporter: ({ errors }) => {
        if (errors.DATABASE_URL) throw new ConfigError('DATABASE_URL', errors.DATABASE_URL.message);
      },
    },
  ).DATABASE_URL;
