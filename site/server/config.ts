import { bool, cleanEnv, num, port, str, url } from 'envalid';

import type { ThirdParty } from '../src/shared/third-parties/vendors';
import { reporterFor } from './reporter-for';
import { readThirdParties } from './third-parties/read-third-parties';

/** Configuration of the server: its port, the releases and the upstreams. */
export interface ServerConfig {
  port: number;
  host: string;
  logLevel: string;
  /** Public origin: canonical URLs, CSP and HSTS derive from it. */
  publicUrl: string;
  gatewayUrl: string;
  cmsUrl: string;
  /** Origins at which editors open the desk, separated by spaces; its previews frame pages. */
  deskUrl: string;
  accountsUrl: string;
  mediaUrl: string;
  releasesDir: string;
  /** Services of others that pages may load. */
  thirdParties: ThirdParty[];
  /** Trusted proxies for X-Forwarded-For, in proxy-addr syntax. */
  trustedProxies: string[];
  /** Whether browsers get the service worker; without it they get one that removes itself. */
  serviceWorker: boolean;
  /** Timeout until an upstream's response begins, in milliseconds. */
  upstreamDeadlineMs: number;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const originOf = (address: string): string => new URL(address).origin;

/** Reads the environment variables; an invalid one ends the process. */
export const readConfig = (environment: NodeJS.ProcessEnv, releasesDirDefault: string): ServerConfig => {
  const env = cleanEnv(
    environment,
    {
      PORT: port({ default: 8000 }),
      HOST: str({ default: '0.0.0.0' }),
      LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS }),
      PUBLIC_URL: url({ default: 'http://localhost:8000' }),
      GATEWAY_URL: url({ default: 'http://localhost:4000' }),
      CMS_URL: url({ default: 'http://localhost:1337' }),
      DESK_URL: str({ default: 'http://localhost:1337' }),
      ACCOUNTS_URL: url({ default: 'http://localhost:3001' }),
      MEDIA_URL: url({ default: 'http://localhost:3002' }),
      RELEASES_DIR: str({ default: releasesDirDefault }),
      TRUSTED_PROXIES: str({ default: 'loopback' }),
      SERVICE_WORKER: bool({ default: true }),
      UPSTREAM_DEADLINE_MS: num({ default: 15_000 }),
    },
    { reporter: reporterFor('The site server') },
  );
  return {
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL,
    publicUrl: originOf(env.PUBLIC_URL),
    gatewayUrl: originOf(env.GATEWAY_URL),
    cmsUrl: originOf(env.CMS_URL),
    deskUrl: env.DESK_URL.trim().split(/\s+/).map(originOf).join(' '),
    accountsUrl: originOf(env.ACCOUNTS_URL),
    mediaUrl: originOf(env.MEDIA_URL),
    releasesDir: env.RELEASES_DIR,
    thirdParties: readThirdParties(environment),
    trustedProxies: env.TRUSTED_PROXIES.split(',').map((entry) => entry.trim()),
    serviceWorker: env.SERVICE_WORKER,
    upstreamDeadlineMs: env.UPSTREAM_DEADLINE_MS,
  };
};
