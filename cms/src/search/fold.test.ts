import fc from 'fast-check';

import { fold, foldedWords } from './fold';

/** Spellings that people use for one another (features.md, section 5). */
const PAIRS: readonly [string, string][] = [
  ['أحمد', 'احمد'],
  ['إسلام', 'اسلام'],
  ['آمال', 'امال'],
  ['ٱلرحمن', 'الرحمن'],
  ['مؤمن', 'مومن'],
  ['رئيس', 'رييس'],
  ['سماء', 'سما'],
  ['مصطفى', 'مصطفي'],
  ['على', 'علي'],
  ['سهرة', 'سهره'],
  ['مُحَمَّد', 'محمد'],
  ['ســـهرة', 'سهرة'],
  ['ﻻعب', 'لاعب'],
  ['کتاب', 'كتاب'],
  ['ڤيلا', 'فيلا'],
  ['پاريس', 'باريس'],
  ['٢٠٢٦', '2026'],
  ['۱۲', '12'],
  ['Café', 'cafe'],
  ['SAHRA', 'sahra'],
  ['الليل\u200f', 'الليل'],
  ['Lu’ba', "lu'ba"],
];

describe('fold', () => {
  it.each(PAIRS)('makes %s and %s equal', (one, other) => {
    expect(fold(one)).toBe(fold(other));
    expect(fold(one)).not.toBe('');
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
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
      { numRuns: 2000 },
    );
  });
});
