/** Latin spellings of a letter, and how unusual each of them is (0: usual). */
type Spellings = readonly (readonly [latin: string, cost: number])[];

const spellings = (text: string): Spellings =>
  text.split(' ').map((each) => {
    const [latin = '', cost = '0'] = each.split(':');
    return [latin, Number(cost) / 100] as const;
  });

const LETTERS: ReadonlyMap<string, Spellings> = new Map(
  Object.entries({
    ا: 'a aa e:10 i:15 o:20 u:20 2a 2 :45 ae:20 ee:30',
    ب: 'b p:5 bb pp:5',
    ت: 't tt',
    ث: 'th s:15 t:15 ss:20',
    ج: 'g j dj:10 gg jj zh:30 ch:20 gu:20',
    ح: '7 h 77 hh:5',
    خ: 'kh 5 x:25 k:45 h:45 khkh 55 ch:40 7:35',
    د: 'd dd',
    ذ: 'dh z:15 d:15 th:15 zz:20',
    ر: 'r rr',
    ز: 'z zz s:40',
    س: 's ss c:15 z:35',
    ش: 'sh ch:10 4:20 ssh sch:10 shsh s:60',
    ص: 's 9 ss c:25 99',
    ض: 'd dd dh:15 9:20 z:40',
    ط: 't 6 tt 66',
    ظ: 'z dh:10 th:25 d:25 zz 6:25',
    ع: '3 33 a:20 aa:15 3a e:25 i:30 o:30 u:30 :40',
    غ: 'gh g:20 8:20 3:35 ghgh r:40',
    ف: 'f v:5 ff ph:10 vv:10',
    ق: '2:10 a:35 e:40 o:40 i:40 q k:20 g:25 8:10 9:30 qq kk:25 gg:30 22:10 c:30 :70',
    ك: 'k c:10 kk q:40 ck:5 ch:30 g:30 cc:20',
    ل: 'l ll',
    م: 'm mm',
    ن: 'n nn',
    ه: 'h hh:10 :50',
    و: 'w o u oo ou v:35 ww ow uw:10 aw:5 au:10 ew:30 :55 2:20',
    ي: 'y i ee ei ey ay ai e:10 yy iy ii :50 ae:20 a:40 2:20',
  }).map(([letter, text]) => [letter, spellings(text)]),
);
/** ه at the end is also ة; ي at the end is also ى. */
const LAST: ReadonlyMap<string, Spellings> = new Map([
  ['ه', spellings('a e ah eh h:10 i:30 et:25 at:25 it:30 t:50 :50')],
  ['ي', spellings('i y ee ei ey a:10 ay ai e:20 aa:10 ie:10 eh:35 iy ii :50')],
  ['ا', spellings('a aa ah e:20 o:30 :50')],
]);

const LONG_AT_START = /^ا[يو]./u;
const VOWEL = /[aeiou]/u;
/** Short vowels are not written in Arabic: expected between consonants, unusual elsewhere. */
const SHORT_VOWEL = 0.05;
const SECOND_VOWEL = 0.2;
const OUTER_VOWEL = 0.4;
const GLOTTAL_STOP = 0.1;

const FAR = Number.POSITIVE_INFINITY;

/** Costs of leaving out each Latin letter. */
const skipCosts = (latin: string): number[] =>
  Array.from(latin, (letter, place) => {
    if (letter === '2') return GLOTTAL_STOP;
    if (!VOWEL.test(letter)) return FAR;
    if (place === 0 || place === latin.length - 1) return OUTER_VOWEL;
    return VOWEL.test(latin[place - 1] ?? '') ? SECOND_VOWEL : SHORT_VOWEL;
  });

/** From and to which Latin letter one Arabic letter may be spelled. */
interface Step {
  start: number;
  end: number;
  cost: number;
}
const SILENT: Spellings = [];

/** Compares one word in Latin letters with many Arabic ones. */
export class SoundComparison {
  readonly #skips: readonly number[];
  readonly #steps = new Map<Spellings, readonly Step[]>();
  /** Costs by number of Latin letters that are spelled: those of the Arabic letters so far, and of one more. */
  #row: Float64Array;
  #next: Float64Array;

  constructor(private readonly latin: string) {
    this.#skips = skipCosts(latin);
    this.#row = new Float64Array(latin.length + 1);
    this.#next = new Float64Array(latin.length + 1);
  }

  /**
   * Returns how unusual the word is as a spelling of a folded Arabic one: 0 for a usual one, Infinity for more than
   * `most`. With `unfinished` the Arabic word may go on.
   */
  cost(arabic: string, most: number, unfinished = false): number {
    const { length } = this.latin;
    this.#row.fill(FAR)[0] = 0;
    this.#skipVowels(this.#row);
    let best = FAR;
    for (let at = 0; at < arabic.length; at += 1) {
      const letter = arabic[at] ?? '';
      const options =
        (at === arabic.length - 1 ? LAST.get(letter) : undefined) ?? LETTERS.get(letter) ?? SILENT;
      if (!this.#spell(options, most)) return best;
      if (unfinished) best = Math.min(best, this.#row[length] ?? FAR);
    }
    const cost = Math.min(best, this.#row[length] ?? FAR);
    return cost > most ? FAR : cost;
  }

  /** As `cost`; what begins with a long vowel (`إيجار`) is spelled with one letter, too (`egar`). */
  bestCost(arabic: string, most: number): number {
    const cost = this.cost(arabic, most);
    return LONG_AT_START.test(arabic) ? Math.min(cost, this.cost(arabic.slice(1), most)) : cost;
  }

  /** Goes on by one Arabic letter; false when no spelling is usual enough. */
  #spell(options: Spellings, most: number): boolean {
    const next = this.#next.fill(FAR);
    let isPossible = false;
    for (const { start, end, cost } of this.#stepsOf(options)) {
      const sum = (this.#row[start] ?? FAR) + cost;
      if (sum > most) continue;
      isPossible = true;
      if (sum < (next[end] ?? FAR)) next[end] = sum;
    }
    this.#skipVowels(next);
    this.#next = this.#row;
    this.#row = next;
    return isPossible;
  }

  #stepsOf(options: Spellings): readonly Step[] {
    const before = this.#steps.get(options);
    if (before) return before;
    const steps = this.#skips
      .concat(0)
      .flatMap((_, start) =>
        options
          .filter(([spelling]) => this.latin.startsWith(spelling, start))
          .map(([spelling, cost]) => ({ start, end: start + spelling.length, cost })),
      );
    this.#steps.set(options, steps);
    return steps;
  }

  #skipVowels(costs: Float64Array): void {
    for (const [place, skip] of this.#skips.entries()) {
      const sum = (costs[place] ?? FAR) + skip;
      if (sum < (costs[place + 1] ?? FAR)) costs[place + 1] = sum;
    }
  }
}

/** Returns how unusual `latin` is as a spelling of a folded Arabic word, or of its beginning. */
export const soundCost = (latin: string, arabic: string): number =>
  new SoundComparison(latin).cost(arabic, FAR, true);
