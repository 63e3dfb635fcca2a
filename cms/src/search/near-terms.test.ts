import { NearTerms } from './near-terms';

const near = new NearTerms();
for (const term of ['kitchen', 'kitchens', 'chicken', 'matbakh', 'مطبخ', 'مطابخ']) near.add(term);

describe('NearTerms', () => {
  it('finds what differs in one letter, or in two, and not the word itself', () => {
    expect(near.near('kitchen', 1)).toEqual([['kitchens', 1]]);
    expect(near.near('kichen', 1)).toEqual([['kitchen', 1]]);
    expect(near.near('kichan', 2)).toEqual([['kitchen', 2]]);
    expect(near.near('مطبخ', 1)).toEqual([['مطابخ', 1]]);
  });

  it('forgets what is removed', () => {
    near.add('bitten');
    near.remove('bitten');
    expect(near.near('mitten', 1)).toEqual([]);
  });
});
