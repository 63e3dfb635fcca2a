import { readEnvironment } from './environment';

const secret = '0123456789abcdef';
const right = {
  DATABASE_URL: 'postgres://sahra@localhost/cms',
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: secret,
  CMS_READ_TOKEN: secret,
  PREVIEW_SECRET: secret,
  FILM_SECRET: secret,
  DESK_SECRET: secret,
  ADMIN_EMAIL: 'owner@sahra.example',
  ADMIN_PASSWORD: 'anything',
};

test('the right settings are read, the port of the design by default', () => {
  expect(readEnvironment(right)).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 1337,
    SEED_WHEN_EMPTY: false,
    ADMIN_EMAIL: 'owner@sahra.example',
  });
});

test.each([
  ['DATABASE_URL', 'mysql://localhost/cms', 'postgres://'],
  ['CMS_READ_TOKEN', 'short', '16 characters'],
  ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL'],
  ['PORT', '0x', 'PORT'],
])('a wrong %s is named in one sentence, without its value', (name, value, hint) => {
  const reading = (): unknown => readEnvironment({ ...right, [name]: value });
  expect(reading).toThrow(new RegExp(`^cms cannot start: the environment variable ${name} .*$`));
  expect(reading).toThrow(hint);
});

test('a missing one is called missing', () => {
  expect(() => readEnvironment({ ...right, PREVIEW_SECRET: undefined })).toThrow('PREVIEW_SECRET is missing');
});
