import { cleanEnv } from 'envalid';

import { databaseUrl } from './database-url.validator';
import { reportWrongSetting } from './report-wrong-setting';

/** Reads the only setting that migrations and seeds need. */
export const readDatabaseUrl = (env: NodeJS.ProcessEnv): string =>
  cleanEnv(env, { DATABASE_URL: databaseUrl() }, { reporter: reportWrongSetting }).DATABASE_URL;
