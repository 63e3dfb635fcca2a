import { readConfig } from './config';

const KEY = '0123456789abcdef0123456789abcdef';
const SECRETS = { MEDIA_SIGNING_KEY: KEY, FILM_SECRET: KEY, GATEWAY_TOKEN: KEY, CMS_READ_TOKEN: KEY };

describe('readConfig', () => {
  it('needs nothing but its secrets', () => {
    expect(readConfig(SECRETS, '/own/library', '/own/films')).toEqual({
      host: '127.0.0.1',
      port: 3002,
      logLevel: 'info',
      signingKeys: [KEY],
      libraryDir: '/own/library',
      filmsDir: '/own/films',
      bucket: null,
      filmsAv1: 'none',
      filmSecret: KEY,
      gatewayToken: KEY,
      cms: { url: 'http://127.0.0.1:1337', readToken: KEY },
    });
  });

  it('takes every value from the environment', () => {
    const environment = {
      ...SECRETS,
      HOST: '0.0.0.0',
      PORT: '4100',
      LOG_LEVEL: 'warn',
      MEDIA_FORMER_SIGNING_KEY: `former-${KEY}`,
      LIBRARY_DIR: '/videos',
      FILMS_DIR: '/films',
      FILMS_AV1: 'uploads',
      FILMS_BUCKET: 'films',
      FILMS_BUCKET_REGION: 'me-central-1',
      FILMS_BUCKET_ENDPOINT: 'https://s3.example',
    };
    expect(readConfig(environment, '/own/library', '/own/films')).toMatchObject({
      host: '0.0.0.0',
      port: 4100,
      logLevel: 'warn',
      signingKeys: [KEY, `former-${KEY}`],
      libraryDir: '/videos',
      filmsDir: '/films',
      filmsAv1: 'uploads',
      bucket: { name: 'films', region: 'me-central-1', endpoint: 'https://s3.example' },
    });
  });

  it.each([
    ['MEDIA_SIGNING_KEY', { ...SECRETS, MEDIA_SIGNING_KEY: undefined }],
    ['MEDIA_SIGNING_KEY', { ...SECRETS, MEDIA_SIGNING_KEY: 'short' }],
    ['MEDIA_FORMER_SIGNING_KEY', { ...SECRETS, MEDIA_FORMER_SIGNING_KEY: 'short' }],
    ['FILM_SECRET', { ...SECRETS, FILM_SECRET: 'short' }],
    ['GATEWAY_TOKEN', { ...SECRETS, GATEWAY_TOKEN: undefined }],
    ['PORT', { ...SECRETS, PORT: 'eighty' }],
    ['FILMS_AV1', { ...SECRETS, FILMS_AV1: 'yes' }],
    ['LOG_LEVEL', { ...SECRETS, LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment, '/own/library', '/own/films')).toThrow(
      new RegExp(`^media cannot start: ${name}`),
    );
  });

  it('never prints the key', () => {
    expect(() =>
      readConfig({ ...SECRETS, MEDIA_SIGNING_KEY: 'hush-hush' }, '/own/library', '/own/films'),
    ).toThrow(/^(?!.*hush)/);
  });
});
