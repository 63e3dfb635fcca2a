import fc from 'fast-check';

import type { SearchDocument } from './search-document';
import { SearchIndex } from './search-index';

const WORDS = [
  'harbour',
  'harbor',
  'the',
  'cup',
  'الميناء',
  'ميناء',
  'كأس',
  'وكأس',
  'محمد',
  'mohamed',
  'bell',
];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '));
const words = fc.record({ title: text, description: text, people: text });
const document = fc
  .record({ key: fc.constantFrom('a', 'b', 'c', 'd'), en: words, ar: words, owner: text })
  .map(({ key, en, ar, owner }): SearchDocument => ({
    id: `video:${key}`,
    type: 'video',
    key,
    words: { en, ar },
    belongsTo: [owner],
    channel: null,
    durationSeconds: 60,
    live: false,
    facets: [],
    premium: false,
  }));
const spellings = fc.array(fc.array(fc.constantFrom(...WORDS, 'mina', 'كأس ميناء'), { maxLength: 3 }), {
  maxLength: 3,
});

type Step = { put: SearchDocument } | { remove: string } | { aliases: readonly (readonly string[])[] };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ put: document }),
  fc.record({ remove: fc.constantFrom('video:a', 'video:b', 'video:c') }),
  fc.record({ aliases: spellings }),
);

const take = (index: SearchIndex, change: Step): void => {
  if ('put' in change) index.put(change.put);
  else if ('remove' in change) index.remove(change.remove);
  else index.setAliases(change.aliases);
};

const found = (index: SearchIndex, query: string): [string, number][] =>
  index
    .search(query)
    .map(({ document: { id }, score }): [string, number] => [id, Math.round(score * 1000)])
    .sort(([one], [other]) => one.localeCompare(other));

describe('an index that was changed in any order', () => {
  it('finds what a new index of the same documents finds, and scores it alike', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const changed = new SearchIndex();
        const last = new Map<string, SearchDocument>();
        let aliases: readonly (readonly string[])[] = [];
        for (const each of steps) {
          take(changed, each);
          if ('put' in each) last.set(each.put.id, each.put);
          if ('remove' in each) last.delete(each.remove);
          if ('aliases' in each) aliases = each.aliases;
        }
        const fresh = new SearchIndex();
        fresh.setAliases(aliases);
        for (const each of last.values()) fresh.put(each);
        for (const query of [...WORDS, 'mina', 'harbuor', 'كاس مينا'])
          expect(found(changed, query)).toEqual(found(fresh, query));
      }),
      { numRuns: 300 },
    );
  });
});
