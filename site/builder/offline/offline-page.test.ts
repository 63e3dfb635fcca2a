import ar from '../../src/locale/ar.json';
import en from '../../src/locale/en.json';
import { offlinePage } from './offline-page';

const lockup = '<svg role="img"><title>Sahra</title></svg>';

test.each([
  ['en', 'ltr', en, 'You are offline', 'Try again'],
  ['ar', 'rtl', ar, 'لا يوجد اتصال بالإنترنت', 'أعد المحاولة'],
] as const)(
  'the page of %s has brand, sentence and a way on in its language',
  (locale, dir, strings, title, retry) => {
    const html = offlinePage({ locale, brand: 'Sahra & Co', lockup, strings });
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(html).toContain(lockup);
    expect(html).toContain(`<title>${title} | Sahra &amp; Co</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a href="">${retry}</a>`);
  },
);

test('it loads nothing', () => {
  const html = offlinePage({ locale: 'en', brand: 'Sahra', lockup, strings: en });
  expect(html.match(/(?:src|href)="(?!"|data:)[^"]*"|url\(|@import/g)).toBeNull();
});

test('a missing text stops the build', () => {
  expect(() => offlinePage({ locale: 'en', brand: 'Sahra', lockup, strings: {} })).toThrow('no text');
});
