import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';

import { fillPlaceholders } from './fill-placeholders';
import { formatQuantity, type Quantity } from './format-quantity';
import { PLACEHOLDERS } from './placeholders';

const SEEDS = join(__dirname, '../../seeds');

const DAYS = /(?:\d+|seven|thirty)[ -](?:free )?days?|\d+ (?:أيام|يوم)|يومان|يومين|السبعة/i;

/** Which sentences name the number of a rule, and how they would write it out. */
const WRITTEN_OUT = {
  trialDays: { about: /free|trial|مجان|تجريب|تجربة/i, number: DAYS },
  cardCheck: {
    about: /card|charge|بطاق|خصم/i,
    number: /(?:\d+|one)\s(?:USD|(?:US )?dollars?)|\d+\sدولار|دولار واحد/i,
  },
  recoveryDays: { about: /recover|deleted|استعادة|استعادته|تستعيده|يُحذف/i, number: DAYS },
  resetCodeDigits: {
    about: /code|password|رمز|كلمة المرور|بريدك/i,
    number: /(?:\d+|four)[ -]digits?|\d+ (?:أرقام|رقم)|رقمان|الأرقام الأربعة/i,
  },
  viewSeconds: { about: /played|شُغّل/i, number: /(?:\d+|ten) seconds?|\d+ (?:ثوان|ثانية)|ثانيتان/i },
  languageCookieDays: { about: /i18n_redirected/, number: DAYS },
};

const quantityOf = (name: string): Quantity => {
  const quantity = PLACEHOLDERS[name];
  if (!quantity) throw new Error(`${name} is not a placeholder`);
  return quantity;
};

const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/[.\n]/);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
};

const SENTENCES = readdirSync(SEEDS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => sentencesOf(jest.requireActual<object>(join(SEEDS, file))));

test('every placeholder has a sentence here that would name its number', () => {
  expect(Object.keys(WRITTEN_OUT)).toEqual(Object.keys(PLACEHOLDERS));
});

describe.each(Object.entries(WRITTEN_OUT))('seed texts about %s', (name, { about, number }) => {
  const sentences = SENTENCES.filter((sentence) => about.test(sentence));

  test('leave the number to the placeholder', () => {
    expect(sentences.filter((sentence) => number.test(sentence))).toEqual([]);
  });

  test.each(LOCALES)('say the number in %s once it is filled in', (locale) => {
    const using = sentences.filter((sentence) => sentence.includes(`{{${name}}}`));
    expect(using.length).toBeGreaterThan(1);
    for (const sentence of using)
      expect(fillPlaceholders(sentence, locale)).toContain(formatQuantity(quantityOf(name), locale));
  });

  test.each(LOCALES)('would be found if they wrote it out in %s', (locale) => {
    const quantity = quantityOf(name);
    for (const count of [2, 7, 11, 100]) {
      const other =
        'currency' in quantity ? { ...quantity, amountMinor: count * 100 } : { ...quantity, count };
      expect(formatQuantity(other, locale)).toMatch(number);
    }
  });
});
