import { LOCALES } from './constants';
import { messageOf } from './messages';
import { waitSentence } from './wait-sentence';

test.each([
  [0, 'حاول مرة أخرى الآن.'],
  [1, 'حاول مرة أخرى بعد ثانية واحدة.'],
  [2, 'حاول مرة أخرى بعد ثانيتين.'],
  [5, 'حاول مرة أخرى بعد 5 ثوانٍ.'],
  [42, 'حاول مرة أخرى بعد 42 ثانية.'],
  [100, 'حاول مرة أخرى بعد 100 ثانية.'],
  [103, 'حاول مرة أخرى بعد 103 ثوانٍ.'],
  [874, 'حاول مرة أخرى بعد 874 ثانية (15 دقيقة).'],
  [72_000, 'حاول مرة أخرى بعد 72000 ثانية (20 ساعة).'],
])('%i seconds are said in Arabic', (seconds, text) => {
  expect(waitSentence(seconds, 'ar')).toBe(text);
});

test.each([
  [1, 'Try again in 1 second.'],
  [2, 'Try again in 2 seconds.'],
  [120, 'Try again in 120 seconds (2 minutes).'],
  [3_541, 'Try again in 3541 seconds (60 minutes).'],
  [86_400, 'Try again in 86400 seconds (24 hours).'],
])('%i seconds are said in English', (seconds, text) => {
  expect(waitSentence(seconds, 'en')).toBe(text);
});

describe.each(LOCALES)('a refusal that ends after some seconds, in %s', (locale) => {
  it.each(['RATE_LIMITED', 'CODES_SPENT', 'SIGN_IN_BY_MAIL'])('%s names them, and no other time', (code) => {
    const text = messageOf(code, locale, 42);
    expect(text.endsWith(waitSentence(42, locale))).toBe(true);
    const first = text.slice(0, -waitSentence(42, locale).length).trim();
    expect(messageOf(code, locale)).toContain(first);
    expect(first).not.toMatch(/hour|tomorrow|ساعة|غدًا/);
  });
});
