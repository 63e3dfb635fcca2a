import { resolveSettings } from './settings';

const settings = (shell: Record<string, string> = {}, file: Record<string, string> = {}) =>
  resolveSettings('/clone', file, shell);

test('stands at the fixed addresses when nothing is set', () => {
  const { ports, publicUrl, urls } = settings();
  expect(ports).toEqual({
    site: 8000,
    gateway: 4000,
    cms: 1337,
    accounts: 3001,
    media: 3002,
    mail: 8025,
    smtp: 1025,
    database: 54329,
  });
  expect(publicUrl).toBe('http://localhost:8000');
  expect(urls.gateway).toBe('http://127.0.0.1:4000');
});

test('moves everything with PORT_BASE and one service with its own variable', () => {
  const { ports, publicUrl, urls } = settings({ PORT_BASE: '25000', CMS_PORT: '1400' });
  expect(ports).toEqual({
    site: 25000,
    gateway: 25001,
    cms: 1400,
    accounts: 25003,
    media: 25004,
    mail: 25005,
    smtp: 25006,
    database: 25007,
  });
  expect(publicUrl).toBe('http://localhost:25000');
  expect(urls.cms).toBe('http://127.0.0.1:1400');
});

test('lets the shell win over the file', () => {
  expect(settings({ PORT_BASE: '9000' }, { PORT_BASE: '7000' }).ports.site).toBe(9000);
  expect(settings({}, { PORT_BASE: '7000' }).ports.site).toBe(7000);
});

test.each([
  [{ SITE_PORT: 'eighty' }, /SITE_PORT is "eighty"/],
  [{ PORT_BASE: '70000' }, /PORT_BASE is "70000"/],
  [{ PORT_BASE: '65530' }, /PORT_BASE is 65530, which leaves no room/],
  [{ SITE_PORT: '4000' }, /SITE_PORT and GATEWAY_PORT are both 4000/],
])('names the setting that is wrong: %j', (shell, sentence) => {
  expect(() => settings(shell)).toThrow(sentence);
});
