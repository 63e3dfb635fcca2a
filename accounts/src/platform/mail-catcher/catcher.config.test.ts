import { readCatcherConfig } from './catcher.config';

test('mails are for this machine only unless somebody says otherwise', () => {
  expect(readCatcherConfig({})).toEqual({
    host: '127.0.0.1',
    smtpPort: 1025,
    port: 8025,
    folder: '.data/mail',
  });
  expect(readCatcherConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});
