import type { Settings } from '../settings/settings';

export const SERVICES = ['cms', 'accounts', 'media', 'gateway', 'site'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface DatabaseUrls {
  cms: string;
  accounts: string;
}

type Environment = Record<string, string>;

/** Returns the environment of each service: its own URL, those it calls, and only the secrets it needs. */
export const serviceEnvironments = (
  settings: Settings,
  databases: DatabaseUrls,
): Record<ServiceName, Environment> => {
  const { ports, urls, secrets, publicUrl, logLevel } = settings;
  const common = (name: ServiceName): Environment => ({
    NODE_ENV: 'production',
    LOG_LEVEL: logLevel,
    PUBLIC_URL: publicUrl,
    PORT: String(ports[name]),
    // Only the site is a public origin.
    HOST: name === 'site' ? '0.0.0.0' : '127.0.0.1',
  });
  const { APP_KEYS, API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, JWT_SECRET } =
    secrets;
  const { ADMIN_EMAIL, ADMIN_PASSWORD, CMS_READ_TOKEN, PREVIEW_SECRET, MEDIA_SIGNING_KEY, FILM_SECRET } =
    secrets;
  return {
    cms: {
      ...common('cms'),
      ...{ APP_KEYS, API_TOKEN_SALT, ADMIN_JWT_SECRET, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, JWT_SECRET },
      ...{ ADMIN_EMAIL, ADMIN_PASSWORD, CMS_READ_TOKEN, PREVIEW_SECRET, FILM_SECRET },
      DESK_SECRET: secrets.DESK_SECRET,
      ACCOUNTS_URL: urls.accounts,
      MEDIA_URL: urls.media,
      DATABASE_URL: databases.cms,
      SEED_WHEN_EMPTY: 'true',
      PUBLIC_DIR: settings.uploadsFolder,
      DESK_URL: urls.cms,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
    accounts: {
      ...common('accounts'),
      DATABASE_URL: databases.accounts,
      AUTH_SECRET: secrets.AUTH_SECRET,
      BEARER_SECRET: secrets.BEARER_SECRET,
      CODE_PEPPER: secrets.CODE_PEPPER,
      DESK_SECRET: secrets.DESK_SECRET,
      GATEWAY_TOKEN: secrets.GATEWAY_TOKEN,
      CMS_URL: urls.cms,
      CMS_READ_TOKEN,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      PAYMENT_PROVIDER: 'sandbox',
      SEED_DEVELOPMENT: 'true',
    },
    media: {
      ...common('media'),
      ...{ MEDIA_SIGNING_KEY, FILM_SECRET, CMS_READ_TOKEN },
      GATEWAY_TOKEN: secrets.GATEWAY_TOKEN,
      CMS_URL: urls.cms,
      FILMS_DIR: settings.filmsFolder,
    },
    gateway: {
      ...common('gateway'),
      ...{ CMS_READ_TOKEN, PREVIEW_SECRET, MEDIA_SIGNING_KEY },
      CMS_URL: urls.cms,
      ACCOUNTS_URL: urls.accounts,
      MEDIA_URL: urls.media,
      GATEWAY_TOKEN: secrets.GATEWAY_TOKEN,
      RELEASES_DIR: settings.releasesFolder,
      DEVELOPMENT_SIGN_IN: 'true',
    },
    site: {
      ...common('site'),
      GATEWAY_URL: urls.gateway,
      CMS_URL: urls.cms,
      DESK_URL: `http://localhost:${ports.cms} http://127.0.0.1:${ports.cms}`,
      ACCOUNTS_URL: urls.accounts,
      MEDIA_URL: urls.media,
      RELEASES_DIR: settings.releasesFolder,
      GATSBY_TELEMETRY_DISABLED: '1',
    },
  };
};
