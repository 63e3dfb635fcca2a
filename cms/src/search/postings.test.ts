import { Postings } from './postings';

const filled = (): Postings => {
  const postings = new Postings();
  postings.add(
    1,
    new Map([
      ['harbour', 600],
      ['cup', 300],
    ]),
  );
  postings.add(
    2,
    new Map([
      ['cup', 100],
      ['cupboard', 50],
      ['ميناء', 100],
    ]),
  );
  return postings;
};
const terms = (matches: readonly { term: string }[]): string[] => matches.map(({ term }) => term).sort();

describe('Postings', () => {
  it('know whole words and how words begin, in both scripts', () => {
    const postings = filled();
    expect(postings.knows('harbour')).toBe(true);
    expect(postings.knows('harb')).toBe(false);
    expect(postings.begins('harb')).toBe(true);
    expect(postings.begins('مين')).toBe(true);
    expect(postings.begins('harbours')).toBe(false);
  });

  it('answer documents with the weight of the word in each', () => {
    expect(filled().same('cup')).toEqual([
      {
        term: 'cup',
        likeness: 1,
        documents: new Map([
          [1, 300],
          [2, 100],
        ]),
      },
    ]);
    expect(filled().same('cu')).toEqual([]);
  });

  it('find what begins so or differs by few letters, the less alike the more differs', () => {
    const likeness = new Map(
      filled()
        .beginning('cup')
        .map((match) => [match.term, match.likeness]),
    );
    expect([...likeness.keys()].sort()).toEqual(['cup', 'cupboard']);
    expect(likeness.get('cup')).toBe(1);
    expect(likeness.get('cupboard')).toBeLessThan(1);
    expect(terms(filled().near('harbor', 1))).toEqual(['harbour']);
    expect(terms(filled().near('harbour', 1))).toEqual([]);
  });

  it('forget a word with the last document that has it', () => {
    const postings = filled();
    postings.remove(2, ['cup', 'never']);
    expect(postings.knows('cup')).toBe(true);
    postings.remove(1, ['cup']);
    expect(postings.knows('cup')).toBe(false);
    expect(postings.begins('cup')).toBe(true);
  });
});
