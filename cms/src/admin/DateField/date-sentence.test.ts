import { dateSentence, instantSentence } from './date-sentence';

test.each([
  ['Africa/Cairo', 'en', 'Wednesday, 25 November 2026 at 08:00 pm (Cairo time, UTC+2)'],
  ['Africa/Cairo', 'ar', 'الأربعاء، 25 نوفمبر 2026 في 8:00 م (توقيت مصر، UTC+2)'],
  ['Asia/Kolkata', 'en', 'Wednesday, 25 November 2026 at 11:30 pm (Kolkata time, UTC+5:30)'],
  ['UTC', 'ar', 'الأربعاء، 25 نوفمبر 2026 في 6:00 م (UTC)'],
])('an instant is written out with its zone: %s, %s', (zone, language, sentence) => {
  const spoken = instantSentence('2026-11-25T18:00:00.000Z', zone, language);
  expect(spoken.replace(/\s/g, ' ')).toBe(sentence);
});

test('the offset is that of the day, not of today', () => {
  expect(instantSentence('2026-07-25T18:00:00.000Z', 'Africa/Cairo', 'en')).toContain('UTC+3');
});

test('a day is the same day in every zone', () => {
  expect(dateSentence('2026-11-25', 'en')).toBe('Wednesday, 25 November 2026');
  expect(dateSentence('2026-11-25', 'ar')).toBe('الأربعاء، 25 نوفمبر 2026');
});
