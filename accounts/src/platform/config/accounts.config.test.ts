import { readAccountsConfig } from './accounts.config';

const SECRET = '0123456789abcdef0123456789abcdef';
const GOOD = {
  DATABASE_URL: 'postgres://accounts@localhost:54329/accounts',
  AUTH_SECRET: SECRET,
  BEARER_SECRET: SECRET,
  CODE_PEPPER: SECRET,
  DESK_SECRET: SECRET,
  GATEWAY_TOKEN: SECRET,
  CMS_READ_TOKEN: SECRET,
  PAYMENT_PROVIDER: 'sandbox',
};

test('takes the ports and addresses of the design where nothing else is said', () => {
  expect(readAccountsConfig(GOOD)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    ownUrl: 'http://127.0.0.1:3001',
    publicOrigin: 'http://localhost:8000',
    trustedProxies: ['loopback'],
    google: undefined,
  });
});

test('reads proxies, the public origin and Google', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const config = readAccountsConfig({
    ...GOOD,
    ...google,
    PUBLIC_URL: 'https://sahra.example/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32',
  });
  expect(config).toMatchObject({
    publicOrigin: 'https://sahra.example',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
  });
});

test.each([
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'here'],
  ['DATABASE_URL', 'mysql://accounts@localhost/accounts'],
  ['AUTH_SECRET', undefined],
  ['AUTH_SECRET', 'short'],
  ['BEARER_SECRET', 'short'],
  ['CODE_PEPPER', 'short'],
  ['DESK_SECRET', undefined],
  ['GATEWAY_TOKEN', 'short'],
  ['CMS_READ_TOKEN', ''],
  ['CMS_URL', 'cms'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_URL', 'sahra.example'],
  ['PUBLIC_URL', 'ftp://sahra.example'],
  ['SMTP_URL', 'http://localhost:1025'],
  ['MAIL_FROM', 'nobody'],
  ['PAYMENT_PROVIDER', undefined],
  ['PAYMENT_PROVIDER', 'cash'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', ''],
])('names %s when it is %p', (variable, value) => {
  const sentence = new RegExp(`^accounts cannot start: ${variable} .+\\.$`);
  expect(() => readAccountsConfig({ ...GOOD, [variable]: value })).toThrow(sentence);
});

test('a Google client needs its secret', () => {
  expect(() => readAccountsConfig({ ...GOOD, GOOGLE_CLIENT_ID: 'id' })).toThrow(/GOOGLE_CLIENT_SECRET/);
});

test('what is missing is called missing, and a wrong address of the database is not repeated', () => {
  expect(() => readAccountsConfig({})).toThrow('accounts cannot start: DATABASE_URL is missing.');
  const secret = { ...GOOD, DATABASE_URL: 'mysql://accounts:hush@localhost' };
  expect(() => readAccountsConfig(secret)).not.toThrow(/hush/);
});
