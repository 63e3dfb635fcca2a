import { Postings } from './postings';
import { splitJoinedWords } from './split-joined-words';

const postings = new Postings();
postings.add(
  0,
  new Map(['the', 'first', 'dirham', 'fir', 'st', 'a', 'قطار', 'نواكشوط'].map((word) => [word, 1])),
);

describe('words that were typed as one', () => {
  it.each([
    ['firstdirham', ['first', 'dirham']],
    ['thefirstdirham', ['the', 'first', 'dirham']],
    ['نواكشوطقطار', ['نواكشوط', 'قطار']],
    ['afirst', ['a', 'first']],
  ])('divides %s into %j first', (word, parts) => {
    expect(splitJoinedWords(word, false, postings)[0]).toEqual(parts);
  });

  it('takes the last one as a prefix only while it is typed', () => {
    expect(splitJoinedWords('firstdir', true, postings)[0]).toEqual(['first', 'dir']);
    expect(splitJoinedWords('firstdir', false, postings)).toEqual([]);
    expect(splitJoinedWords('firstd', true, postings)).toEqual([]);
  });

  it.each(['dirham', 'firstx', 'xfirst', ''])('divides “%s” into nothing', (word) => {
    expect(splitJoinedWords(word, false, postings)).toEqual([]);
  });

  it('answers a few ways for a long run of known letters', () => {
    expect(splitJoinedWords('a'.repeat(100), true, postings)).toEqual([]);
    expect(splitJoinedWords('first'.repeat(4), false, postings).length).toBeLessThanOrEqual(3);
  });
});
