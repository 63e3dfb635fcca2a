import { cleanEnv, num, str, url } from 'envalid';

import { LOG_LEVELS } from '../config';
import { reporterFor } from '../reporter-for';

/** Configuration of the rebuilder. */
export interface RebuildConfig {
  logLevel: string;
  gatewayUrl: string;
  publicUrl: string;
  releasesDir: string;
  minMs: number;
  quietMs: number;
  command: string;
}

/** In seconds. A publish is in the built pages after two minutes (docs/product/rules.md R56). */
const MIN_SECONDS = 60;
const QUIET_SECONDS = 5;

/** Reads the environment variables; an invalid one ends the process. */
export const readRebuildConfig = (
  environment: NodeJS.ProcessEnv,
  releasesDirDefault: string,
): RebuildConfig => {
  const env = cleanEnv(
    environment,
    {
      LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS }),
      GATEWAY_URL: url({ default: 'http://localhost:4000' }),
      PUBLIC_URL: url({ default: 'http://localhost:8000' }),
      RELEASES_DIR: str({ default: releasesDirDefault }),
      SITE_REBUILD_MIN_SECONDS: num({ default: MIN_SECONDS }),
      SITE_REBUILD_QUIET_SECONDS: num({ default: QUIET_SECONDS }),
      SITE_REBUILD_COMMAND: str({ default: 'npm run build -w @sahra/site' }),
    },
    { reporter: reporterFor('The site rebuilder') },
  );
  return {
    logLevel: env.LOG_LEVEL,
    gatewayUrl: new URL(env.GATEWAY_URL).origin,
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    releasesDir: env.RELEASES_DIR,
    minMs: env.SITE_REBUILD_MIN_SECONDS * 1000,
    quietMs: env.SITE_REBUILD_QUIET_SECONDS * 1000,
    command: env.SITE_REBUILD_COMMAND,
  };
};
