import { readConfig } from './config';

const KEY = '0123456789abcdef0123456789abcdef';

describe('readConfig', () => {
  it('needs nothing but the signing key', () => {
    expect(readConfig({ MEDIA_SIGNING_KEY: KEY }, '/own/library')).toEqual({
      host: '127.0.0.1',
      port: 3002,
      logLevel: 'info',
      signingKey: KEY,
      libraryDir: '/own/library',
    });
  });

  it('takes every value from the environment', () => {
    const environment = {
      MEDIA_SIGNING_KEY: KEY,
      HOST: '0.0.0.0',
      PORT: '4100',
      LOG_LEVEL: 'warn',
      LIBRARY_DIR: '/videos',
    };
    expect(readConfig(environment, '/own/library')).toMatchObject({
      host: '0.0.0.0',
      port: 4100,
      logLevel: 'warn',
      libraryDir: '/videos',
    });
  });

  it.each([
    ['MEDIA_SIGNING_KEY', {}],
    ['MEDIA_SIGNING_KEY', { MEDIA_SIGNING_KEY: 'short' }],
    ['PORT', { MEDIA_SIGNING_KEY: KEY, PORT: 'eighty' }],
    ['LOG_LEVEL', { MEDIA_SIGNING_KEY: KEY, LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong', (name, environment) => {
    expect(() => readConfig(environment, '/own/library')).toThrow(new RegExp(`^media cannot start: ${name}`));
  });

  it('never prints the key', () => {
    expect(() => readConfig({ MEDIA_SIGNING_KEY: 'hush-hush' }, '/own/library')).toThrow(/^(?!.*hush)/);
  });
});
