import { cleanEnv, EnvError, EnvMissingError, makeValidator, port, str } from 'envalid';

/** 128 bits written as hex: a shorter key could be searched for. */
const KEY_MIN_LENGTH = 32;

const signingKey = makeValidator((input) => {
  if (input.length < KEY_MIN_LENGTH) throw new EnvError(`needs at least ${KEY_MIN_LENGTH} characters`);
  return input;
});

/** Settings of the media server. */
export interface Config {
  host: string;
  port: number;
  logLevel: string;
  /** Shared with the gateway, which is the only one that signs. */
  signingKey: string;
  libraryDir: string;
  /** Folder of the films that editors upload, and of the files they are made of. */
  filmsDir: string;
  /** Shared with the cms, which signs film tokens with it. */
  filmSecret: string;
  /** Shared with the gateway, which reads the states of films. */
  gatewayToken: string;
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
      LIBRARY_DIR: str({ default: ownLibrary }),
      FILMS_DIR: str({ default: ownFilms }),
      FILM_SECRET: signingKey(),
      GATEWAY_TOKEN: signingKey(),
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
    signingKey: env.MEDIA_SIGNING_KEY,
    libraryDir: env.LIBRARY_DIR,
    filmsDir: env.FILMS_DIR,
    filmSecret: env.FILM_SECRET,
    gatewayToken: env.GATEWAY_TOKEN,
  };
};
