import { cleanEmail } from './clean-email';
import { emailFailure } from './email-failure';
import { asciiEmail, emailKeyOf } from './email-key-of';

describe('what cannot be seen in a pasted address', () => {
  const unseen =
    '\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u061C\u200B\uFEFF\u00A0\u00AD\u2060';

  it.each([...Array.from(unseen), '\u200C', '\u200D', '\u3164', '\u{E0041}', '\uFE0F'])(
    '%j is taken away',
    (mark) => {
      const typed = `${mark}sal${mark}ma@${mark}mail.example${mark}`;
      expect(cleanEmail(typed)).toBe('salma@mail.example');
      expect(emailFailure(cleanEmail(typed))).toBeUndefined();
      expect(emailKeyOf(typed)).toBe('salma@mail.example');
    },
  );

  it('is not a space between two words: that is a mistake to show', () => {
    expect(emailFailure(cleanEmail('sal ma@mail.example'))).toBe('EMAIL_INVALID');
  });

  it('is all there was', () => {
    expect(emailFailure(cleanEmail(' \u200F\u202A '))).toBe('EMAIL_REQUIRED');
  });

  it('is not a joiner between letters, which makes another domain', () => {
    expect(cleanEmail('سارا@نامه\u200Cای.com')).toBe('سارا@نامه\u200Cای.com');
    expect(emailKeyOf('sara@نامه\u200Cای.com')).toBe('sara@xn--mgba3gch31f060k.com');
    expect(emailKeyOf('sara@نامه\u200Cای.com')).not.toBe(emailKeyOf('sara@نامهای.com'));
  });
});

describe('the key of an address', () => {
  it.each([
    ['Sara@مثال.إختبار', 'sara@xn--mgbh0fb.xn--kgbechtv'],
    ['sara@XN--MGBH0FB.xn--kgbechtv', 'sara@xn--mgbh0fb.xn--kgbechtv'],
    ['sara@Straße.example', 'sara@xn--strae-oqa.example'],
    ['sara@ＭＡＩＬ.example', 'sara@mail.example'],
    ['José@mail.example', 'josé@mail.example'],
    ['Jose\u0301@mail.example', 'josé@mail.example'],
    // No address: a part of one that support looks for, a password.
    ['Sara@', 'sara@'],
    ['Sara@mail/../x.example', 'sara@mail/../x.example'],
    ['Sara', 'sara'],
  ])('of %s is %s', (typed, key) => {
    expect(emailKeyOf(typed)).toBe(key);
    expect(emailKeyOf(key)).toBe(key);
  });

  it('keeps the domain that a mail server understands', () => {
    expect(asciiEmail('Sara@مثال.إختبار')).toBe('Sara@xn--mgbh0fb.xn--kgbechtv');
  });
});

test.each([
  ['a@xn--zz.com', 'EMAIL_INVALID'],
  ['a@mail.1', 'EMAIL_INVALID'],
  ['a@1.2.3.4', 'EMAIL_INVALID'],
  ['a@mail', 'EMAIL_INVALID'],
  ['a@mail..example', 'EMAIL_INVALID'],
  ['a@-mail.example', 'EMAIL_INVALID'],
  [`a@${'ب'.repeat(60)}.example`, 'EMAIL_INVALID'],
  [`${'a'.repeat(241)}@mail.example`, undefined],
  [`${'a'.repeat(242)}@mail.example`, 'EMAIL_INVALID'],
  ['سارة@مثال.إختبار', undefined],
])('%s is %s', (email, code) => {
  expect(emailFailure(email)).toBe(code);
});
