import { DIRECTION, LOCALES, type Locale } from '@sahra/schemas/constants';
import { formatDate, formatDateRange } from '@sahra/schemas/format-date';

import { MAIL_SAMPLES } from '../../testing/mail-samples';
import type { MailName, MailPayload } from './mail-data';
import { MAILS } from './mails';
import { renderMail } from './render-mail';

const ORIGIN = 'https://tv.example';
const BRAND = { name: 'Evening', echo: 'أمسية' };
const TO = 'salma@viewers.example';
const LURES = ['Win at evil.example', 'EVIL.COM', '+971 50 123 4567', 'me@evil.example'];
/** Data that a person typed; titles, plans and categories are of editors, numbers, cards and amounts of systems. */
const TYPED = /^(?:name|device)$/u;
const NAMES = Object.keys(MAILS) as MailName[];

const rendered = (mail: MailName, locale: Locale, data: object = {}) =>
  renderMail(
    { mail, to: TO, locale, data: { ...MAIL_SAMPLES[mail], ...data } } as MailPayload,
    BRAND,
    ORIGIN,
  );

/** Returns the visible text: between tags, with entities decoded. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/u, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/&#8194;/gu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&amp;/gu, '&');

/** Replaces one text of the data at a time, however deep; also an element of a list. */
const withEachText = (data: unknown, value: string): { path: string; data: unknown }[] => {
  if (typeof data === 'string') return [{ path: '', data: value }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    withEachText(part, value).map(({ path, data: changed }) => ({
      path: path === '' ? key : `${key}.${path}`,
      data: Array.isArray(data) ? data.with(Number(key), changed as never) : { ...data, [key]: changed },
    })),
  );
};

/** Mails in which one text of the data is `value`; without those of which a formatter or a table makes other words. */
const mailsWith = (mail: MailName, locale: Locale, value: string) =>
  withEachText(MAIL_SAMPLES[mail], value).flatMap(({ path, data }) => {
    try {
      const { subject, html, text } = rendered(mail, locale, data as object);
      const words = [subject, wordsOf(html), text.replace(/https?:\S+/gu, '')].join('\n');
      return [{ path, words }];
    } catch {
      return [];
    }
  });

describe.each(NAMES.flatMap((mail) => LOCALES.map((locale) => ({ mail, locale }))))(
  '$mail in $locale',
  ({ mail, locale }) => {
    const { subject, html, text } = rendered(mail, locale);

    test('says its language and direction, and holds one column', () => {
      expect(html).toContain(`<html lang="${locale}" dir="${DIRECTION[locale]}">`);
      expect(html.match(new RegExp(`dir="${DIRECTION[locale]}"`, 'gu'))?.length).toBeGreaterThanOrEqual(4);
      expect(html).toContain('max-width:600px');
      expect(html).not.toMatch(/(?:left|right):|text-align:(?:left|right)|<script|<img/u);
    });

    test('is written in its language alone, in both forms', () => {
      const own = [subject, wordsOf(html), text].map((words) =>
        words.replace(/\u2068[^\u2069]*\u2069|https?:\S+|Evening|أمسية/gu, ''),
      );
      for (const words of own) {
        expect(words).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u);
        expect(words).not.toMatch(locale === 'ar' ? /\p{Script=Latin}{2,}|[٠-٩]/u : /\p{Script=Arabic}/u);
        expect(words).not.toMatch(/undefined|null|NaN|Invalid|\[object/u);
      }
    });

    test('isolates and escapes what is not ours', () => {
      expect(html).not.toContain('<Salma>');
      const value = 'أمل (5) C++';
      const mails = mailsWith(mail, locale, `\u2069${value}\u202E`);
      // A code stands in a block of its own.
      const unisolated = mails.filter(
        ({ path, words }) => path !== 'code' && words.replace(/\u2068[^\u2069]*\u2069/gu, '').includes(value),
      );
      expect(unisolated.map(({ path }) => path)).toEqual([]);
      expect(text).toContain(`\u2068${TO}\u2069`);
    });

    test('prints nothing that a person typed and that leads away', () => {
      const leaks = LURES.flatMap((lure) =>
        mailsWith(mail, locale, lure).filter(({ path, words }) => TYPED.test(path) && words.includes(lure)),
      );
      expect(leaks).toEqual([]);
    });

    test('leads only to the site, in its language', () => {
      const links = [...html.matchAll(/href="([^"]+)"/gu)].map(([, href = '']) => href);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link.startsWith(`${ORIGIN}/${locale}/`)).toBe(true);
        expect(text).toContain(link.replace(/&amp;/gu, '&'));
      }
    });
  },
);

test('codes stand by themselves, left to right, in both forms', () => {
  for (const locale of LOCALES) {
    const { html, text } = rendered('reset-code', locale);
    expect(html).toMatch(/<td dir="ltr"[^>]*>4071<\/td>/u);
    expect(text).toMatch(/^ {4}4071$/mu);
  }
});

test('minutes, money and days are written as each language writes them', () => {
  expect(rendered('reset-code', 'ar').text).toContain('10 دقائق');
  expect(rendered('reset-code', 'ar', { minutes: 15 }).text).toContain('15 دقيقة');
  expect(rendered('reset-code', 'en', { minutes: 1 }).text).toContain('1 minute.');
  expect(rendered('receipt', 'en').text).toMatch(/Paid: \u206830\u00A0AED\u2069/u);
  expect(rendered('receipt', 'ar').text).toMatch(/المدفوع: \u206830\u00A0درهمًا\u2069/u);
  expect(rendered('trial-ends-soon', 'en').text).toContain(
    'Monday, 23 November 2026 at 20:30, Gulf Standard Time',
  );
});

test('the last failed renewal and a store say what follows', () => {
  expect(rendered('renewal-failed', 'en', { nextTryAt: null }).text).toContain('not try again');
  expect(rendered('subscription-cancelled', 'ar', { store: 'apple' }).text).toContain(
    '\u2068App Store\u2069',
  );
});

test.each([
  ['en', 'The Quiet Court', 'Starting soon: The Quiet Court'],
  ['en', 'Courtyard 2: أمل', 'Starting soon: \u2068Courtyard 2: أمل\u2069'],
  ['ar', 'الملعب الهادئ', 'يبدأ قريبًا: الملعب الهادئ'],
  ['ar', 'Respawn', 'يبدأ قريبًا: \u2068Respawn\u2069'],
  ['ar', 'الحلقة 12 - 13', 'يبدأ قريبًا: \u2068الحلقة 12 - 13\u2069'],
] as const)(
  'the subject in %s isolates %p only where it is read in the other direction',
  (locale, title, subject) => {
    const mail = rendered('reminder', locale, { title });
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<title>${subject}</title>`);
  },
);

test('no element that only isolates has a style', () => {
  for (const mail of NAMES)
    for (const locale of LOCALES) expect(rendered(mail, locale).html).not.toMatch(/<bdi[^>]*style/u);
});

test('only what was subscribed to can be unsubscribed', () => {
  const left = NAMES.filter((mail) => rendered(mail, 'en').unsubscribe !== undefined);
  expect(left).toEqual(['newsletter-welcome']);
  expect(rendered('newsletter-welcome', 'ar').unsubscribe).toBe(`${ORIGIN}/ar/newsletter?leave=a-token`);
});

test('times are in the zone of the receiver and name it, and an unknown zone harms nothing', () => {
  const mail = (locale: Locale, timeZone: string) =>
    renderMail(
      { mail: 'trial-ends-soon', to: TO, locale, data: MAIL_SAMPLES['trial-ends-soon'], timeZone },
      BRAND,
      ORIGIN,
    ).text;
  expect(mail('en', 'Africa/Cairo')).toContain(
    'Monday, 23 November 2026 at 18:30, Egypt Time (\u2068GMT+2\u2069)',
  );
  expect(mail('ar', 'Africa/Cairo')).toMatch(/18:30، توقيت مصر/u);
  expect(mail('en', 'Foo/Bar')).toContain('20:30, Gulf Standard Time');
});

test('dates are written as the pages write them, in both languages', () => {
  for (const locale of LOCALES) {
    const receipt = rendered('receipt', locale, {
      from: '2026-11-23T16:30:00Z',
      until: '2026-12-23T16:30:00Z',
    });
    const trial = rendered('trial-ends-soon', locale, { endsAt: '2026-11-30T21:30:00Z' });
    expect(receipt.text).toContain(
      formatDateRange('2026-11-23T16:30:00Z', '2026-12-23T16:30:00Z', locale, 'Asia/Dubai'),
    );
    // In Dubai the day has changed by then.
    expect(trial.html).toContain(formatDate('2026-12-01T12:00:00Z', locale, 'Asia/Dubai'));
    expect(trial.text).toContain('01:30');
  }
});

test.each([
  ['now', 'your plan is now', 'Paid now'],
  ['at_period_end', 'Until then everything stays as it is', 'In force from'],
  ['kept', 'your plan stays', 'Next payment'],
])('a change of plan that is %s says so, with date and amount', (takesEffect, sentence, fact) => {
  const { text } = rendered('plan-changed', 'en', { takesEffect });
  expect(text).toContain(sentence);
  expect(text).toContain(fact);
  expect(text).toMatch(/Next payment: \u206830\u00A0AED\u2069, 21 December 2026/u);
});

test('what follows the price of a promo code is said with its date', () => {
  const fullPrice = { amountMinor: 2900, at: '2027-01-30T10:00:00Z' };
  expect(rendered('trial-started', 'en', { fullPrice }).text).toMatch(
    /From 30 January 2027: \u206829\u00A0AED\u2069/u,
  );
  expect(rendered('trial-ends-soon', 'ar', { fullPrice }).text).toContain('30 يناير 2027');
  expect(rendered('receipt', 'en').text).toMatch(/Next payment: \u206830\u00A0AED\u2069, 21 December 2026/u);
  expect(rendered('receipt', 'en', { next: null }).text).not.toContain('Next payment');
});
