import { bareWord, withoutAnd } from './bare-word';

describe('a word and what is joined to it', () => {
  it.each([
    ['الميناء', 'ميناء'],
    ['والميناء', 'ميناء'],
    ['بالليل', 'ليل'],
    ['للبيت', 'بيت'],
    ['فالبيت', 'بيت'],
    ['bell', 'bell'],
  ])('takes what is joined off %s', (word, bare) => {
    expect(bareWord(word)).toBe(bare);
  });

  it.each(['الو', 'بال', 'ال'])('leaves %s, of which too little would stay', (word) => {
    expect(bareWord(word)).toBe(word);
  });

  it('takes a joined “and” off, where a word stays', () => {
    expect(withoutAnd('ولعبة')).toBe('لعبة');
    expect(withoutAnd('ورد')).toBeNull();
    expect(withoutAnd('لعبة')).toBeNull();
  });
});
