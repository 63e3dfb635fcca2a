import { isIP } from 'node:net';

import { bool, cleanEnv, email, makeValidator, port, str, url, type ValidatorSpec } from 'envalid';

import { ConfigError } from './config-error';
import { databaseUrl } from './database-url.validator';
import { paymentSettings } from './payment-settings';
import { reportWrongSetting } from './report-wrong-setting';

const SECRET_MIN = 32;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const secret = makeValidator((value) => {
  if (value.length < SECRET_MIN) throw new Error(`needs at least ${SECRET_MIN} characters`);
  return value;
});

const origin = makeValidator((value) => {
  const found = URL.canParse(value) ? new URL(value) : undefined;
  if (found?.protocol !== 'http:' && found?.protocol !== 'https:')
    throw new Error('needs an address with http or https');
  return found.origin;
});

const isAddressRange = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (NAMED_RANGES.includes(entry)) return true;
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const proxies = makeValidator((value) => {
  const entries = value.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isAddressRange(entry));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no address, CIDR range or one of ${NAMED_RANGES.join(', ')}`);
  return entries;
});

/** The error omits the value, which may contain a password. */
const smtpUrl = makeValidator((value) => {
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol))
    throw new Error('is no address of the form smtp://user:password@host:port');
  return value;
});

const optional = (): ValidatorSpec<string | undefined> => str({ default: undefined });

const SPEC = {
  NODE_ENV: str({ choices: ['development', 'test', 'production'], default: 'production' }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  }),
  /** Local only: the site is the only public service. */
  HOST: str({ default: '127.0.0.1' }),
  PORT: port({ default: 3001 }),
  PUBLIC_URL: origin({ default: 'http://localhost:8000' }),
  DATABASE_URL: databaseUrl(),
  AUTH_SECRET: secret(),
  BEARER_SECRET: secret(),
  CODE_PEPPER: secret(),
  DESK_SECRET: secret(),
  GATEWAY_TOKEN: secret(),
  CMS_URL: origin({ default: 'http://localhost:1337' }),
  CMS_READ_TOKEN: secret(),
  SMTP_URL: smtpUrl({ default: 'smtp://127.0.0.1:1025' }),
  MAIL_FROM: email({ default: undefined }),
  TRUSTED_PROXIES: proxies({ default: ['loopback'] }),
  SEED_DEVELOPMENT: bool({ default: false }),
  PAYMENT_PROVIDER: str({ choices: ['sandbox', 'stripe'], default: undefined }),
  STRIPE_SECRET_KEY: optional(),
  STRIPE_WEBHOOK_SECRET: optional(),
  GOOGLE_CLIENT_ID: optional(),
  GOOGLE_CLIENT_SECRET: optional(),
  GOOGLE_ISSUER: url({ default: 'https://accounts.google.com' }),
};

/**
 * Reads the settings of the service, once at start.
 * @throws ConfigError that names the wrong setting.
 */
export const readAccountsConfig = (env: NodeJS.ProcessEnv) => {
  const clean = cleanEnv(env, SPEC, { reporter: reportWrongSetting });
  if (clean.GOOGLE_CLIENT_ID && !clean.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('GOOGLE_CLIENT_SECRET', 'is missing beside GOOGLE_CLIENT_ID');
  return {
    logLevel: clean.LOG_LEVEL,
    host: clean.HOST,
    port: clean.PORT,
    publicOrigin: clean.PUBLIC_URL,
    /** URL of this service; the payment sandbox posts its webhooks to it. */
    ownUrl: `http://${clean.HOST === '0.0.0.0' ? '127.0.0.1' : clean.HOST}:${clean.PORT}`,
    payments: paymentSettings(clean),
    /** Whether only developers can reach this service; the sandbox stores are then open to them. */
    development: clean.SEED_DEVELOPMENT,
    databaseUrl: clean.DATABASE_URL,
    authSecret: clean.AUTH_SECRET,
    bearerSecret: clean.BEARER_SECRET,
    /** HMAC key under which short codes are stored. */
    codePepper: clean.CODE_PEPPER,
    /** Key that signs the tokens of the cms desk. */
    deskSecret: clean.DESK_SECRET,
    /** Token that authenticates gateways. */
    gatewayToken: clean.GATEWAY_TOKEN,
    cms: { url: clean.CMS_URL, readToken: clean.CMS_READ_TOKEN },
    /** URL of the mail server. */
    smtpUrl: clean.SMTP_URL,
    /** Sender of all mails; `noreply` at the public host unless set. */
    mailFrom: clean.MAIL_FROM,
    trustedProxies: clean.TRUSTED_PROXIES,
    google: clean.GOOGLE_CLIENT_ID
      ? {
          clientId: clean.GOOGLE_CLIENT_ID,
          clientSecret: clean.GOOGLE_CLIENT_SECRET ?? '',
          issuer: clean.GOOGLE_ISSUER,
        }
      : undefined,
  };
};

export type AccountsConfig = ReturnType<typeof readAccountsConfig>;
