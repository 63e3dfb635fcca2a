import { randomOf } from '../../../art/core/random';
import { seedDocuments } from './seed-documents';
import { isFirst, seededSearch, type TypedTitle, typedTitles } from './typed-titles';
import { TYPING_HABITS } from './typing-habits';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const NONSENSE = 300;

const search = seededSearch();
const titles = typedTitles(seedDocuments());
const typedBy = (habit: string): TypedTitle[] => titles.filter((title) => title.habit === habit);

/** Random letters of one script, too many for a word with a slip. */
const nonsense = (): string[] => {
  const random = randomOf('nonsense');
  return Array.from({ length: NONSENSE }, (_, place) => {
    const alphabet = place % 2 === 0 ? LATIN : ARABIC;
    const letters = Array.from(
      { length: random.integer(7, 14) },
      () => alphabet[random.integer(0, alphabet.length - 1)],
    );
    return letters.join('');
  });
};

describe('titles of the seeds as people type them', () => {
  it.each(Object.keys(TYPING_HABITS))('finds first at least 97 of 100: %s', (habit) => {
    const typed = typedBy(habit);
    const missed = typed.filter((title) => !isFirst(search, title));
    expect(typed.length).toBeGreaterThanOrEqual(60);
    expect(missed.length).toBeLessThanOrEqual(typed.length * 0.03);
  });

  it('finds nothing by random letters', () => {
    expect(nonsense().filter((typed) => search.search(typed).documents.length > 0)).toEqual([]);
  });
});
