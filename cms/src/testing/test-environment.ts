export const READ_TOKEN = 'read-token-of-the-tests';
export const FILM_SECRET = 'film-secret-of-the-tests-0123456789';
export const DESK_SECRET = 'desk-secret-of-the-tests-0123456789';
export const PREVIEW_SECRET = 'preview-secret-of-the-tests';

const SECRETS = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'];

export interface TestPlace {
  databaseUrl: string;
  /** Folder that contains `uploads/`. */
  publicFolder: string;
  /** Whether to seed an empty database. */
  seeds: boolean;
}

/** Returns the environment variables of a cms under test. */
export const testEnvironment = ({ databaseUrl, publicFolder, seeds }: TestPlace): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  APP_KEYS: 'test-key-test-key-1,test-key-test-key-2',
  ...Object.fromEntries(SECRETS.map((name) => [name, `${name}-of-the-tests-0123456789`])),
  CMS_READ_TOKEN: READ_TOKEN,
  PREVIEW_SECRET,
  FILM_SECRET,
  DESK_SECRET,
  ADMIN_EMAIL: 'owner@sahra.example',
  ADMIN_PASSWORD: 'Owner-of-the-tests-1',
  SEED_WHEN_EMPTY: String(seeds),
  PUBLIC_DIR: publicFolder,
});
