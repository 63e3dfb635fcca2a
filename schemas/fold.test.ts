import fc from 'fast-check';

import { fold, foldedWords } from './fold';

/** The eighteen pairs of interchangeable spellings. */
const PAIRS: readonly [what: string, one: string, other: string][] = [
  ['alef with hamza', 'أحمد', 'احمد'],
  ['alef with hamza below', 'إسلام', 'اسلام'],
  ['alef with madda', 'آمال', 'امال'],
  ['alef wasla', 'ٱلرحمن', 'الرحمن'],
  ['hamza on waw', 'مؤمن', 'مومن'],
  ['hamza on ya', 'رئيس', 'رييس'],
  ['lone hamza', 'سماء', 'سما'],
  ['alef maqsura', 'مصطفى', 'مصطفي'],
  ['ta marbuta', 'مدرسة', 'مدرسه'],
  ['harakat', 'مُحَمَّدٌ', 'محمد'],
  ['tatweel', 'ســـهرة', 'سهرة'],
  ['presentation forms', 'ﻻﻋﺐ', 'لاعب'],
  ['Persian kaf and ya', 'کتابی', 'كتابي'],
  ['letters of loan words', 'ڤيديو پاريس چلسي گيم', 'فيديو باريس جلسي كيم'],
  ['Arabic-Indic and Persian digits', '٢٠٢٦ ۲۰۲۶', '2026 2026'],
  ['bidi and zero-width characters', '\u202bاللي\u200dل\u202c\u200f', 'الليل'],
  ['full width, accents and case', 'ＣＡＦÉ', 'cafe'],
  ['punctuation of both scripts', 'كأس، الميناء؛ أين؟ (2026)', 'كاس المينا اين 2026'],
];

/** More pairs of the same kinds. */
const MORE: readonly [one: string, other: string][] = [
  ['على', 'علي'],
  ['ﷲ', 'الله'],
  ['هٰذا', 'هذا'],
  ['بسے', 'بسي'],
  ['۱۲', '١٢'],
  ['Cafe\u0301', 'café'],
  ['Lu’ba', "lu'ba"],
  ['مباشر…', 'مباشر'],
];

describe('fold', () => {
  it('knows all eighteen pairs', () => {
    expect(PAIRS).toHaveLength(18);
  });

  it.each(PAIRS)('makes what differs by %s equal: %s and %s', (_what, one, other) => {
    expect(fold(one)).toBe(fold(other));
    expect(fold(one)).not.toBe('');
  });

  it.each(MORE)('makes %s and %s equal', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['قلب', 'كلب'],
    ['سهر', 'شهر'],
    ['goal', 'gaol'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it('parts words at punctuation of both scripts', () => {
    expect(foldedWords('كأس الميناء: ملعب لا ينام؟')).toEqual(['كاس', 'المينا', 'ملعب', 'لا', 'ينام']);
    expect(foldedWords('After the Bell, live!')).toEqual(['after', 'the', 'bell', 'live']);
  });

  it('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});
