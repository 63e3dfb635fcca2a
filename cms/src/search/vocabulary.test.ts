import { Vocabulary } from './vocabulary';

const words = (...taken: string[]): Vocabulary => {
  const vocabulary = new Vocabulary();
  vocabulary.add(taken);
  return vocabulary;
};

describe('Vocabulary', () => {
  it('knows whole words and how words begin, in both scripts', () => {
    const vocabulary = words('harbour', 'ميناء');
    expect(vocabulary.knows('harbour')).toBe(true);
    expect(vocabulary.knows('harb')).toBe(false);
    expect(vocabulary.begins('harb')).toBe(true);
    expect(vocabulary.begins('مين')).toBe(true);
    expect(vocabulary.begins('harbours')).toBe(false);
  });

  it('forgets a word with the last document that has it', () => {
    const vocabulary = words('cup', 'cup', 'cupboard');
    vocabulary.remove(['cup']);
    expect(vocabulary.knows('cup')).toBe(true);
    vocabulary.remove(['cup', 'never']);
    expect(vocabulary.knows('cup')).toBe(false);
    expect(vocabulary.begins('cup')).toBe(true);
  });
});
