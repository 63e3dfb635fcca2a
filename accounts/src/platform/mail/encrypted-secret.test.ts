import { decryptMail } from './decrypt-mail';
import { decryptSecret, encryptSecret } from './encrypted-secret';

const PEPPER = 'code-pepper-of-the-tests-0123456789';

test('what was sealed is opened with the same pepper, and looks different each time', () => {
  const [one, other] = [encryptSecret(PEPPER, '٠417'), encryptSecret(PEPPER, '٠417')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('417');
  expect([decryptSecret(PEPPER, one), decryptSecret(PEPPER, other)]).toEqual(['٠417', '٠417']);
});

test('another pepper, or a changed letter, opens nothing', () => {
  const sealed = encryptSecret(PEPPER, '0417');
  const changed = sealed.replace(/.{6}$/, (end) => (end === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA'));
  expect(() => decryptSecret(`${PEPPER}!`, sealed)).toThrow();
  expect(() => decryptSecret(PEPPER, changed)).toThrow();
});

test('of a mail its secrets are opened, and no words of a person', () => {
  const sealed = encryptSecret(PEPPER, '0417');
  const mail = {
    mail: 'reset-code',
    to: 'salma@viewers.example',
    locale: 'ar',
    data: { name: sealed, code: sealed, minutes: 10 },
  } as const;
  expect(decryptMail(PEPPER, mail)).toEqual({ ...mail, data: { name: sealed, code: '0417', minutes: 10 } });
});
