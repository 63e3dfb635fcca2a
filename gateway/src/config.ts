import { bool, cleanEnv, makeValidator, num, port, str, url } from 'envalid';

import { readTrustedProxies } from './server/trusted-proxies';
import type { IsTrustedProxy } from './server/trusted-proxies';
import type { StreamLimitNumbers } from './streams/stream-limits';

/** Secrets are at least 32 characters: shorter ones are placeholders or mistakes. */
const secret = makeValidator((value) => {
  if (value.length < 32) throw new Error('must have at least 32 characters');
  return value;
});

/** A port, or 0 for none: docker compose passes variables that are not set as empty ones. */
const optionalPort = makeValidator((value) => {
  if (value === '') return 0;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) throw new Error('must be a port, or empty');
  return number;
});
const trustedProxies = makeValidator(readTrustedProxies);

export interface Config {
  port: number;
  host: string;
  /** Port of `/metrics`; without it nothing is counted. */
  metricsPort?: number;
  logLevel: string;
  publicUrl: string;
  cmsUrl: string;
  cmsReadToken: string;
  /** Lets the cms serve drafts, and signs the tokens of previews. */
  previewSecret: string;
  accountsUrl: string;
  gatewayToken: string;
  mediaSigningKey: string;
  mediaUrl: string;
  deadlineMs: number;
  /** Folder of the site's releases. Their pages may be older than this code. */
  releasesDir?: string;
  /** Whether the `X-Forwarded-For` header of an address is trusted. */
  isTrustedProxy: IsTrustedProxy;
  /** Whether the playground offers to sign in as one of the development viewers. */
  developmentSignIn: boolean;
  /** Cost, in objects, that an address without a key may spend per second: docs/decisions/0089. */
  addressCostPerSecond: number;
  /** Most open event streams: docs/decisions/0110. */
  streams: StreamLimitNumbers;
}

const sentenceOf = (errors: Partial<Record<string, Error>>): string =>
  Object.entries(errors)
    .map(([name, error]) => `${name} is missing or wrong${error?.message ? `: ${error.message}` : ''}.`)
    .join(' ');

/** Reads and validates the environment variables. Throws one error that names every invalid variable. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const env = cleanEnv(
    environment,
    {
      PORT: port({ default: 4000 }),
      /** Only the site is reachable from the public internet. */
      HOST: str({ default: '127.0.0.1' }),
      /** Where Prometheus reads: on HOST, and never on the port of the graph. */
      METRICS_PORT: optionalPort({ default: 0 }),
      LOG_LEVEL: str({
        default: 'info',
        choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      }),
      PUBLIC_URL: url({ default: 'http://localhost:8000' }),
      CMS_URL: url({ default: 'http://localhost:1337' }),
      CMS_READ_TOKEN: secret(),
      PREVIEW_SECRET: secret(),
      ACCOUNTS_URL: url({ default: 'http://localhost:3001' }),
      GATEWAY_TOKEN: secret(),
      MEDIA_SIGNING_KEY: secret(),
      MEDIA_URL: url({ default: 'http://localhost:3002' }),
      UPSTREAM_DEADLINE_MS: num({ default: 5_000 }),
      RELEASES_DIR: str({ default: '' }),
      TRUSTED_PROXIES: trustedProxies({ default: readTrustedProxies('loopback') }),
      DEVELOPMENT_SIGN_IN: bool({ default: false }),
      ADDRESS_COST_PER_SECOND: num({ default: 2_000 }),
      STREAMS_MAX: num({ default: 20_000 }),
      STREAMS_PER_ADDRESS: num({ default: 2_000 }),
      STREAMS_PER_KEY: num({ default: 1_000 }),
    },
    {
      reporter: ({ errors }) => {
        if (Object.keys(errors).length > 0) throw new Error(sentenceOf(errors));
      },
    },
  );
  if (env.METRICS_PORT === env.PORT) throw new Error('METRICS_PORT is missing or wrong: it is PORT.');
  return {
    port: env.PORT,
    host: env.HOST,
    ...(env.METRICS_PORT === 0 ? {} : { metricsPort: env.METRICS_PORT }),
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL,
    cmsUrl: env.CMS_URL,
    cmsReadToken: env.CMS_READ_TOKEN,
    previewSecret: env.PREVIEW_SECRET,
    accountsUrl: env.ACCOUNTS_URL,
    gatewayToken: env.GATEWAY_TOKEN,
    mediaSigningKey: env.MEDIA_SIGNING_KEY,
    mediaUrl: env.MEDIA_URL,
    deadlineMs: env.UPSTREAM_DEADLINE_MS,
    ...(env.RELEASES_DIR === '' ? {} : { releasesDir: env.RELEASES_DIR }),
    isTrustedProxy: env.TRUSTED_PROXIES,
    developmentSignIn: env.DEVELOPMENT_SIGN_IN,
    addressCostPerSecond: env.ADDRESS_COST_PER_SECOND,
    streams: {
      inAll: env.STREAMS_MAX,
      perAddress: env.STREAMS_PER_ADDRESS,
      perKey: env.STREAMS_PER_KEY,
    },
  };
};
