import { cleanEnv, EnvError, EnvMissingError, makeValidator, port, str, url } from 'envalid';

import type { Bucket } from '../storage/s3-storage';

/** Which films get AV1 beside H.264 (docs/decisions/0228): all, those of editors, or none. */
export type FilmsAv1 = 'all' | 'uploads' | 'none';

/** 128 bits written as hex: a shorter key could be searched for. */
const KEY_MIN_LENGTH = 32;

const signingKey = makeValidator((input) => {
  if (input.length < KEY_MIN_LENGTH) throw new EnvError(`needs at least ${KEY_MIN_LENGTH} characters`);
  return input;
});

/** Like {@link signingKey}, or empty: docker compose passes variables that are not set as empty ones. */
const optionalKey = makeValidator((input) => {
  if (input !== '' && input.length < KEY_MIN_LENGTH) {
    throw new EnvError(`needs at least ${KEY_MIN_LENGTH} characters, or none`);
  }
  return input;
});

/** Settings of the media server. */
export interface Config {
  host: string;
  port: number;
  logLevel: string;
  /** Shared with the gateway, which is the only one that signs, and the former one while they are rotated. */
  signingKeys: readonly string[];
  libraryDir: string;
  /** Folder of what editors upload, of the records and, without a bucket, of the films. */
  filmsDir: string;
  /** Where finished films are kept; null for the folder. */
  bucket: Bucket | null;
  filmsAv1: FilmsAv1;
  /** Shared with the cms, which signs film tokens with it. */
  filmSecret: string;
  /** Shared with the gateway, which reads the states of films. */
  gatewayToken: string;
  /** The cms, whose schedules the linear channels follow. */
  cms: { url: string; readToken: string };
}

/** Reads and validates the environment variables. Throws one error that names every invalid variable. */
export const readConfig = (environment: NodeJS.ProcessEnv, ownLibrary: string, ownFilms: string): Config => {
  const env = cleanEnv(
    environment,
    {
      /** Only the site is reachable from the public internet. */
      HOST: str({ default: '127.0.0.1' }),
      PORT: port({ default: 3002 }),
      LOG_LEVEL: str({
        choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        default: 'info',
      }),
      MEDIA_SIGNING_KEY: signingKey(),
      /** Accepted besides MEDIA_SIGNING_KEY: docs/guides/run-in-production.md. */
      MEDIA_FORMER_SIGNING_KEY: optionalKey({ default: '' }),
      LIBRARY_DIR: str({ default: ownLibrary }),
      FILMS_DIR: str({ default: ownFilms }),
      FILM_SECRET: signingKey(),
      FILMS_AV1: str({ choices: ['all', 'uploads', 'none'], default: 'none' }),
      FILMS_BUCKET: str({ default: '' }),
      FILMS_BUCKET_REGION: str({ default: 'us-east-1' }),
      FILMS_BUCKET_ENDPOINT: str({ default: '' }),
      GATEWAY_TOKEN: signingKey(),
      CMS_URL: url({ default: 'http://127.0.0.1:1337' }),
      CMS_READ_TOKEN: signingKey(),
    },
    {
      reporter: ({ errors }) => {
        const wrong = Object.entries(errors).map(([name, error]) =>
          error instanceof EnvMissingError ? `${name} is missing` : `${name}: ${error.message}`,
        );
        if (wrong.length > 0) throw new Error(`media cannot start: ${wrong.join('; ')}.`);
      },
    },
  );
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    signingKeys: [env.MEDIA_SIGNING_KEY, env.MEDIA_FORMER_SIGNING_KEY].filter((key) => key !== ''),
    libraryDir: env.LIBRARY_DIR,
    filmsDir: env.FILMS_DIR,
    bucket:
      env.FILMS_BUCKET === ''
        ? null
        : { name: env.FILMS_BUCKET, region: env.FILMS_BUCKET_REGION, endpoint: env.FILMS_BUCKET_ENDPOINT },
    filmsAv1: env.FILMS_AV1,
    filmSecret: env.FILM_SECRET,
    gatewayToken: env.GATEWAY_TOKEN,
    cms: { url: env.CMS_URL, readToken: env.CMS_READ_TOKEN },
  };
};
