import { testSettings } from './test-settings';

test('keeps clear of a running product, whatever the shell says', () => {
  const shell = {
    PATH: '/bin',
    PORT_BASE: '8000',
    SITE_PORT: '8000',
    DATA_DIR: '.data',
    AUTH_SECRET: 'the real one',
  };
  const settings = testSettings('/clone', shell, { name: 'test', portBase: '18500' });
  expect(settings.ports.site).toBe(18_500);
  expect(settings.publicUrl).toBe('http://localhost:18500');
  expect(settings.dataFolder).toBe('/clone/.data/test');
  expect(settings.releasesFolder).toBe('/clone/.data/test/releases');
  expect(settings.secrets.AUTH_SECRET).toMatch(/.{30}/);
  expect(settings.secrets.AUTH_SECRET).not.toBe('the real one');
  expect(settings.shell).toEqual({ PATH: '/bin' });
});
