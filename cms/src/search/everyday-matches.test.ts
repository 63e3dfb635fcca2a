import { foldedWords } from '@sahra/schemas/fold';

import { CatalogueSearch } from './catalogue-search';
import { EVERYDAY_WORDS } from './everyday-words';
import type { SearchDocument } from './search-document';
import { SearchIndex } from './search-index';
import { seedDocuments } from './typing/seed-documents';
import { seedWords } from './typing/typed-titles';

const titled = (key: string, ar: string): SearchDocument => ({
  id: `video:${key}`,
  type: 'video',
  key,
  words: { ar: { title: ar, description: '', people: '' } },
  belongsTo: [],
  channel: null,
  durationSeconds: null,
  live: false,
  facets: [],
  premium: false,
});

const searchOver = (documents: readonly SearchDocument[]): CatalogueSearch => {
  const index = new SearchIndex();
  index.setWords(seedWords());
  for (const document of documents) index.put(document);
  return new CatalogueSearch(index);
};

/** Titles that are in no seed, and as somebody says them. */
const SAID: readonly (readonly [title: string, ...typed: string[]])[] = [
  ['نافذة الجيران', 'شباك الجيران', 'شبابيك الجيران', 'shobbak el geran', 'الشباك بتاع الجيران'],
  ['سيارة أبي القديمة', 'عربية ابي القديمة', '3arabeyet abi el adeema', 'موتر ابي القديم'],
  ['مال الحصالة', 'فلوس الحصالة', 'felos el 7assala', 'مصاري الحصالة'],
  ['حفل زفاف فوق البرج', 'فرح فوق البرج', 'عرس فوق البرج', 'fara7 fo2 el borg'],
  ['طائرة ورقية', 'طيارة ورقية', 'tayara wara2eya'],
  ['هاتف لا يرن', 'تليفون لا يرن', 'موبايل لا يرن', 'telefon la yeren'],
  ['اللص والكلبة', 'الحرامي والكلبة', '7aramy w el kalba'],
  ['طبيب القرية البعيدة', 'دكتور القرية البعيدة', 'doktor el 2arya'],
  ['أثاث للبيع بسرعة', 'عفش للبيع بسرعة', '3afsh lel bee3'],
  ['حذاء ضائع', 'جزمة ضائعة', 'gazma', 'كندرة ضائعة'],
  ['حقيبة مدرسية', 'شنطة مدرسية', 'shanta madraseya'],
  ['كوب مكسور', 'كباية مكسورة', 'kobbaya maksoora'],
  ['مراتي وأنا والببغاء', 'زوجتي والببغاء', 'mrati wel babagha2'],
  ['فستان العروسة', 'فستان العروس', 'fostan el 3aroosa'],
  ['غرفة بلا سقف', 'أوضة بلا سقف', 'oda bela sa2f'],
  ['قصة الشاطر حسن', 'حدوتة الشاطر حسن', 'حكاية الشاطر حسن', '7adotet el shater 7asan'],
  ['أين ذهب الفارس؟', 'فين راح الفارس', 'وين راح الفارس'],
  ['ثعلب في المرآب', 'تعلب في المرآب', 'ta3lab'],
  ['خياط الملكة', 'ترزي الملكة', 'tarzy el maleka'],
];

describe('everyday words', () => {
  it('are at least a hundred groups, and each word is in one only', () => {
    const groups = EVERYDAY_WORDS.trim()
      .split('\n')
      .map((line) => [...new Set(foldedWords(line))]);
    const words = groups.flat();
    expect(groups.length).toBeGreaterThanOrEqual(100);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  it.each(SAID)('find a title that is in no seed, among the seeds: %s', (title, ...typed) => {
    const search = searchOver([
      ...seedDocuments(),
      ...SAID.map(([one], place) => titled(`said${place}`, one)),
    ]);
    const missed = typed.filter(
      (one) =>
        !search
          .search(one)
          .documents.slice(0, 5)
          .some(({ words }) => words.ar?.title === title),
    );
    expect(missed).toEqual([]);
  });

  it('find each other in both directions, with what is joined to them', () => {
    const missed = EVERYDAY_WORDS.trim()
      .split('\n')
      .flatMap((line) => {
        const words = foldedWords(line).filter(({ length }) => length > 2);
        return words.flatMap((word) => {
          const search = searchOver([titled('meant', `${word} قنفذ`), titled('other', 'سنجاب قنفذ')]);
          return words
            .flatMap((other) => [other, `و${other}`, `ال${other}`])
            .map((typed) => `${typed} قنفذ`)
            .filter((typed) => search.search(typed).documents[0]?.key !== 'meant')
            .map((typed) => `${typed}: ${word}`);
        });
      });
    expect(missed).toEqual([]);
  });

  it('stand below the word itself', () => {
    const search = searchOver([titled('a', 'نافذة على البحر'), titled('b', 'شباك على البحر')]);
    expect(search.search('شباك البحر').documents.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(search.search('نافذة البحر').documents.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('are no others that begin or end alike: عربي is no car, مالك no money', () => {
    const search = searchOver([
      titled('car', 'سيارة'),
      titled('money', 'فلوس'),
      titled('arabic', 'عربي'),
      titled('malik', 'مالك'),
    ]);
    expect(search.search('عربي').documents.map(({ key }) => key)).toEqual(['arabic']);
    expect(search.search('مالك').documents.map(({ key }) => key)).toEqual(['malik']);
  });
});
