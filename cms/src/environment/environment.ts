import { bool, cleanEnv, email, EnvError, host, makeValidator, num, port, str, url } from 'envalid';

const SECRET_LENGTH_MIN = 16;

const secret = makeValidator((input: string) => {
  if (input.length < SECRET_LENGTH_MIN) throw new EnvError(`needs at least ${SECRET_LENGTH_MIN} characters`);
  return input;
});

const postgres = makeValidator((input: string) => {
  if (!/^postgres(ql)?:\/\//.test(input))
    throw new EnvError('is not an address like postgres://user:password@host:5432/name');
  return input;
});

/** Reads and validates the settings of the cms. An invalid one stops the start with a one-sentence error. */
export const readEnvironment = (environment: NodeJS.ProcessEnv = process.env) =>
  cleanEnv(
    environment,
    {
      NODE_ENV: str({ choices: ['development', 'production', 'test'], default: 'development' }),
      LOG_LEVEL: str({
        choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        default: 'info',
      }),
      HOST: host({ default: '127.0.0.1' }),
      PORT: port({ default: 1337 }),
      DATABASE_URL: postgres(),
      APP_KEYS: secret(),
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
      JWT_SECRET: secret(),
      CMS_READ_TOKEN: secret(),
      PREVIEW_SECRET: secret(),
      /** Signs film tokens; shared with media. */
      FILM_SECRET: secret(),
      /** Signs the desk's calls to accounts; shared with accounts. */
      DESK_SECRET: secret(),
      ACCOUNTS_URL: url({ default: 'http://localhost:3001' }),
      /** Address of the public site, whose pages the desk previews. */
      PUBLIC_URL: url({ default: 'http://localhost:8000' }),
      /** Address at which this service reaches the site; left out where that is the public one. */
      SITE_URL: url({ default: undefined }),
      MEDIA_URL: url({ default: 'http://localhost:3002' }),
      /** Addresses at which editors open the desk, separated by spaces; links in mails to them lead to the first. */
      DESK_URL: str({ default: 'http://localhost:1337' }),
      /** URL of the mail server. */
      SMTP_URL: url({ default: 'smtp://127.0.0.1:1025' }),
      /** Sender of mails to editors; `noreply` at the public host unless set. */
      MAIL_FROM: email({ default: undefined }),
      ADMIN_EMAIL: email(),
      ADMIN_PASSWORD: str(),
      SEED_WHEN_EMPTY: bool({ default: false }),
      /** Folder with `uploads/` for the media library, relative to the service's folder. */
      PUBLIC_DIR: str({ default: 'public' }),
      /** Number of changes that the feed keeps. */
      FEED_LENGTH: num({ default: 100_000 }),
    },
    {
      reporter: ({ errors }) => {
        const [wrong] = Object.entries(errors);
        if (!wrong) return;
        const [name, error] = wrong;
        const reason = environment[name] === undefined ? 'is missing' : error.message;
        throw new Error(`cms cannot start: the environment variable ${name} ${reason}.`);
      },
    },
  );
