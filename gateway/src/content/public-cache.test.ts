import { KEY_LENGTH_MAX, PublicCache } from './public-cache';
import type { TaggedValue } from './public-cache';

const found = (value: unknown, tags: readonly string[] = ['page:faq']): TaggedValue<unknown> => ({
  value,
  tags,
  expiresAt: null,
});

const PART = { max: 10, maxSize: 10_000 };
const createCache = () => {
  const cache = new PublicCache(undefined, { reused: PART, probation: PART, missing: PART });
  return {
    cache,
    set: (key: string, finding: TaggedValue<unknown>) => cache.set(key, finding, cache.mark()),
  };
};

const flood = (set: (key: string) => void) => {
  for (let index = 0; index < 1_000; index += 1) set(`made-up-${index}`);
};

describe('tags', () => {
  it.each([
    ['a function', Object.prototype.constructor],
    ['no list', null],
    ['an object in the list', [{}]],
    ['an empty text', ['']],
    ['no type', [':faq']],
    ['no record', ['page:']],
    ['a line break', ['page:a\nb']],
    ['a lone surrogate', ['page:\ud800']],
    ['more text than any key has', [`page:${'a'.repeat(200)}`]],
  ])('of another shape fail the read and leave the cache whole: %s', (_what, tags) => {
    const { cache, set } = createCache();
    set('en|page|faq', found('before'));
    expect(() => set('en|page|faq', found('after', tags as never))).toThrow(TypeError);
    expect(cache.get('en|page|faq')).toMatchObject({ value: 'before', fresh: true });
    flood((key) => set(key, found(key)));
    cache.purge(['page:faq']);
    expect(cache.get('made-up-999')?.fresh).toBe(false);
  });

  it('cannot be changed once they are kept', () => {
    const { cache, set } = createCache();
    const tags = ['page:faq'];
    set('a', found('a', tags));
    tags[0] = 'page:other';
    cache.purge(['page:faq']);
    expect(cache.get('a')?.fresh).toBe(false);
  });

  it('follow an entry when it is asked for again, and go when it goes', () => {
    const { cache, set } = createCache();
    set('a', found('a'));
    cache.get('a');
    cache.purge(['page:faq']);
    expect(cache.get('a')).toMatchObject({ value: 'a', fresh: false });
    set('a', found('b', ['page:home']));
    cache.purge(['page:faq']);
    expect(cache.get('a')).toMatchObject({ value: 'b', fresh: true });
  });
});

describe('what everybody reads', () => {
  it.each([
    ['what does not exist', null],
    ['empty pages', { items: [], next: null }],
    ['pages that nobody asks for again', { items: ['a'] }],
  ])('is not pushed out by keys of one caller: %s', (_what, value) => {
    const { cache, set } = createCache();
    set('en|page|home', found('home'));
    cache.get('en|page|home');
    flood((key) => set(key, found(value)));
    expect(cache.get('en|page|home')?.value).toBe('home');
  });

  it('is kept by a bounded number of entries and of characters', () => {
    const { cache, set } = createCache();
    flood((key) => {
      set(key, found('a'.repeat(2_000)));
      cache.get(key);
    });
    flood((key) => set(`${key}-none`, found(null)));
    expect(cache.size).toBeLessThanOrEqual(15);
    expect(cache.characters).toBeLessThanOrEqual(20_000);
  });

  it.each([
    ['a key that is too long', 'k'.repeat(KEY_LENGTH_MAX + 1), 'value'],
    ['a value that is too large', 'key', 'a'.repeat(10_001)],
  ])('is not kept by %s', (_what, key, value) => {
    const { cache, set } = createCache();
    set(key, found(value));
    expect(cache.get(key)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('is found after it was missing, and missing after it was found', () => {
    const { cache, set } = createCache();
    set('a', found(null));
    set('a', found('a'));
    expect(cache.get('a')?.value).toBe('a');
    set('a', found(null));
    expect(cache.get('a')).toMatchObject({ value: null, fresh: true });
    expect(cache.size).toBe(1);
  });
});
