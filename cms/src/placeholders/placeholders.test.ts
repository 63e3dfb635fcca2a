import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CARD_CHECK, LOCALES, TRIAL_DAYS } from '@sahra/schemas/constants';

import { fillPlaceholders } from './fill-placeholders';
import { formatQuantity } from './format-quantity';
import { PLACEHOLDERS } from './placeholders';
import { serializeFilled } from './serialize-filled';

const TRIAL = { unit: 'day', count: TRIAL_DAYS } as const;
const trial = { en: formatQuantity(TRIAL, 'en'), ar: formatQuantity(TRIAL, 'ar') };

describe('a quantity is written with its unit, in the plural form of its number', () => {
  test.each([
    [1, '1 day', 'يوم'],
    [2, '2 days', 'يومان'],
    [3, '3 days', '3 أيام'],
    [7, '7 days', '7 أيام'],
    [11, '11 days', '11 يومًا'],
    [100, '100 days', '100 يوم'],
  ])('%s days', (count, en, ar) => {
    expect(formatQuantity({ unit: 'day', count }, 'en')).toBe(en);
    expect(formatQuantity({ unit: 'day', count }, 'ar')).toBe(ar);
  });

  test.each([
    [1, '1 digit', 'رقم واحد'],
    [2, '2 digits', 'رقمان'],
    [3, '3 digits', '3 أرقام'],
    [11, '11 digits', '11 رقمًا'],
    [100, '100 digits', '100 رقم'],
  ])('%s digits', (count, en, ar) => {
    expect(formatQuantity({ unit: 'digit', count }, 'en')).toBe(en);
    expect(formatQuantity({ unit: 'digit', count }, 'ar')).toBe(ar);
  });

  test.each([
    [1, 'USD', '0.01\u00A0USD', '0.01\u00A0دولار أمريكي'],
    [100, 'USD', '1\u00A0USD', '1\u00A0دولار أمريكي'],
    [123_450, 'USD', '1,234.50\u00A0USD', '1,234.50\u00A0دولار أمريكي'],
    [1500, 'KWD', '1.500\u00A0KWD', '1.500\u00A0دينار كويتي'],
  ])('%s minor units of %s', (amountMinor, currency, en, ar) => {
    expect(formatQuantity({ amountMinor, currency }, 'en')).toBe(en);
    expect(formatQuantity({ amountMinor, currency }, 'ar')).toBe(ar);
  });
});

describe('a text', () => {
  test('has each placeholder filled in, in its language', () => {
    const text = '{{trialDays}}، {{trialDays}}{{cardCheck}}';
    const card = formatQuantity(CARD_CHECK, 'ar');
    expect(fillPlaceholders(text, 'ar')).toBe(`${trial.ar}، ${trial.ar}${card}`);
    expect(fillPlaceholders('**{{trialDays}}** free', 'en')).toBe(`**${trial.en}** free`);
  });

  test.each([
    '{{trialDay}}',
    '{{constructor}}',
    '{{trialDays',
    '{trialDays}',
    '{{{trialDays}}}',
    '{{ }}',
    '$&',
  ])('keeps %s as typed', (text) => {
    expect(fillPlaceholders(text, 'en')).toBe(text);
  });
});

describe('an answer', () => {
  const filled = (answer: unknown): unknown => JSON.parse(serializeFilled(answer, 'ar'));

  test('is filled in the language of each record, and an echo in the other one', () => {
    const text = '{{trialDays}}';
    expect(
      filled({
        data: [
          { title: text, title_echo: text, points: [text], rows: [{ title: text }], locale: 'ar' },
          { title: text, title_echo: text, seasons: [{ title: text, locale: 'ar' }], locale: 'en' },
          { title: text, season: { title: text, locale: null } },
        ],
      }),
    ).toEqual({
      data: [
        {
          title: trial.ar,
          title_echo: trial.en,
          points: [trial.ar],
          rows: [{ title: trial.ar }],
          locale: 'ar',
        },
        { title: trial.en, title_echo: trial.ar, seasons: [{ title: trial.ar, locale: 'ar' }], locale: 'en' },
        { title: trial.ar, season: { title: trial.ar, locale: null } },
      ],
    });
  });

  test('is filled as a whole when it is in one language, and no value needs an escape for that', () => {
    const record = { title: '"{{trialDays}}"', locale: 'ar', points: ['{{trialDays}}', '{{trialDay}}'] };
    expect(filled({ data: [record] })).toEqual({
      data: [{ title: `"${trial.ar}"`, locale: 'ar', points: [trial.ar, '{{trialDay}}'] }],
    });
    for (const quantity of Object.values(PLACEHOLDERS))
      for (const locale of LOCALES) {
        const value = formatQuantity(quantity, locale);
        expect(JSON.stringify(value)).toBe(`"${value}"`);
      }
  });

  test('keeps everything else as it is', () => {
    const answer = { text: '"{{trialDays}}"\n\\', number: 1.5, none: null, yes: true, empty: [], object: {} };
    expect(filled(answer)).toEqual({ ...answer, text: `"${trial.ar}"\n\\` });
    const without = { data: [{ text: 'none {here}', nested: { nested: {} } }] };
    expect(serializeFilled(without, 'ar')).toBe(JSON.stringify(without));
  });
});

describe('editors read of placeholders', () => {
  const NAMED = /\{\{(\w+)\}\}/g;
  const namesIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, name = '']) => name);
  const api = join(__dirname, '../api');

  test('only those that exist, in the hints of the desk', () => {
    const hints = readdirSync(api, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('schema.json'))
      .flatMap((file) => namesIn(readFileSync(join(api, file), 'utf8')));
    expect(hints).toContain('trialDays');
    expect(Object.keys(PLACEHOLDERS)).toEqual(expect.arrayContaining(hints));
  });

  test('all of them in their guide', () => {
    const guide = readFileSync(join(__dirname, '../../../docs/guides/invite-an-editor.md'), 'utf8');
    expect([...new Set(namesIn(guide))].sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
  });
});
