import { stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';

describe('a word and what is joined to it', () => {
  it.each([
    ['الميناء', 'ميناء'],
    ['والميناء', 'ميناء'],
    ['بالليل', 'ليل'],
    ['للبيت', 'بيت'],
    ['فالبيت', 'بيت'],
    ['bell', 'bell'],
  ])('takes what is joined off %s', (word, bare) => {
    expect(stripArabicPrefix(word)).toBe(bare);
  });

  it.each(['الو', 'بال', 'ال'])('leaves %s, of which too little would stay', (word) => {
    expect(stripArabicPrefix(word)).toBe(word);
  });

  it('takes a joined “and” off, where a word stays', () => {
    expect(stripArabicAnd('ولعبة')).toBe('لعبة');
    expect(stripArabicAnd('ورد')).toBeNull();
    expect(stripArabicAnd('لعبة')).toBeNull();
  });
});
