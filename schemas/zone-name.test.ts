/** @jest-environment node */
import { zoneName } from './zone-name';

const WINTER = Date.parse('2026-11-29T18:00:00Z');
const shown = (zone: string, locale: 'en' | 'ar'): string =>
  zoneName(zone, locale, WINTER).replace(/[\u2068\u2069]/gu, '');

test.each([
  ['Africa/Cairo', 'Egypt Time (GMT+2)', 'توقيت مصر (غرينتش+2)'],
  ['Asia/Dubai', 'Gulf Standard Time (GMT+4)', 'توقيت الخليج (غرينتش+4)'],
  ['Africa/Casablanca', 'Morocco Time (GMT+1)', 'توقيت المغرب (غرينتش+1)'],
  ['Europe/London', 'United Kingdom Time (GMT+0)', 'توقيت المملكة المتحدة (غرينتش+0)'],
  ['Etc/GMT-3', 'GMT+3', 'غرينتش+3'],
])('%s is named by its place', (zone, en, ar) => {
  expect([shown(zone, 'en'), shown(zone, 'ar')]).toEqual([en, ar]);
});

test.each(['UTC', 'Etc/UTC', 'Etc/GMT'])('%s, of a device without a place, is named too', (zone) => {
  expect(shown(zone, 'en')).toBe('Coordinated Universal Time (GMT+0)');
  expect(shown(zone, 'ar')).toBe('التوقيت العالمي المنسق (غرينتش+0)');
});
