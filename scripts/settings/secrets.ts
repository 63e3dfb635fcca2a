import { randomBytes } from 'node:crypto';

const secret = (): string => randomBytes(32).toString('base64url');

/** Strapi requires a lower-case letter, a capital letter and a digit in an administrator's password. */
const password = (): string => `Sahra-${randomBytes(9).toString('base64url')}7`;

/**
 * Variables of `.env` and the function that generates each value. A new line here is added to existing files too.
 */
export const SECRETS = {
  ADMIN_EMAIL: () => 'admin@sahra.example',
  ADMIN_PASSWORD: password,
  DATABASE_PASSWORD: secret,
  CMS_DATABASE_PASSWORD: secret,
  ACCOUNTS_DATABASE_PASSWORD: secret,
  APP_KEYS: () => [secret(), secret(), secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  CMS_READ_TOKEN: secret,
  PREVIEW_SECRET: secret,
  AUTH_SECRET: secret,
  BEARER_SECRET: secret,
  CODE_PEPPER: secret,
  DESK_SECRET: secret,
  GATEWAY_TOKEN: secret,
  MEDIA_SIGNING_KEY: secret,
  FILM_SECRET: secret,
} as const satisfies Record<string, () => string>;

export type SecretName = keyof typeof SECRETS;
