import {
  possiblyStripped,
  stripArabicAnd,
  stripArabicPrefix,
  stripArabicPrefixOfAny,
} from './strip-arabic-prefix';

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

  it('takes the article off short words of whole titles', () => {
    expect(stripArabicPrefixOfAny('اليد')).toBe('يد');
    expect(stripArabicPrefixOfAny('الو')).toBe('الو');
  });

  it.each([
    ['ومن', ['من']],
    ['وبالميناء', ['بالميناء', 'ميناء']],
    ['لعود', ['عود']],
    ['واليد', ['اليد', 'يد']],
    ['من', []],
  ])('names what may remain of %s: %j', (word, forms) => {
    expect(possiblyStripped(word)).toEqual(expect.arrayContaining(forms));
    expect(possiblyStripped(word).length).toBe(forms.length);
  });
});
