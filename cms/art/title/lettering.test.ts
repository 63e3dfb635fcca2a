import { setLine, type Style } from './lettering';
import { loadTypeface, type Typeface } from './typeface';

const ARABIC: Style = { locale: 'ar', weight: 800, tracking: 0 };
const LATIN: Style = { locale: 'en', weight: 800, tracking: 0 };

describe('lettering', () => {
  let typeface: Typeface;
  const glyphs = (text: string, style: Style = ARABIC): readonly number[] =>
    setLine(typeface, text, style).glyphs;
  const width = (text: string, style: Style): number => {
    const { ink } = setLine(typeface, text, style);
    return ink.right - ink.left;
  };
  beforeAll(async () => {
    typeface = await loadTypeface();
  });

  it('joins Arabic letters: four forms of one letter', () => {
    // A zero-width non-joiner separates letters, a tatweel joins them.
    const isolated = glyphs('ه')[0];
    const [final] = glyphs('ـه');
    const initial = glyphs('هـ').at(-1);
    const medial = glyphs('ـهـ')[1];
    expect(new Set([isolated, final, initial, medial]).size).toBe(4);
  });

  it('joins a letter that was first drawn as a part of another', async () => {
    const words = ['واحد', 'على'];
    const other = await loadTypeface();
    for (const whole of ['ج', 'خ', 'ي', 'جـ', 'خـ', 'ـيـ']) setLine(other, whole, ARABIC).outline(0, 0, 1);
    expect(words.map((word) => setLine(other, word, ARABIC).glyphs)).toEqual(
      words.map((word) => glyphs(word)),
    );
  });

  it('sets the first Arabic letter at the right', () => {
    const word = glyphs('دار');
    expect(word.at(-1)).toBe(glyphs('د')[0]);
    expect(word).toHaveLength(3);
  });

  it('sets the first Arabic word at the right', () => {
    const line = glyphs('دار مدى');
    expect(line.slice(-3)).toEqual(glyphs('دار'));
    expect(line.slice(0, 3)).toEqual(glyphs('مدى'));
  });

  it('puts a mark over its letter instead of beside it', () => {
    expect(width('كلّ', ARABIC)).toBeCloseTo(width('كل', ARABIC), 1);
    expect(setLine(typeface, 'كلَّ', ARABIC).ink.top).toBeLessThanOrEqual(
      setLine(typeface, 'كل', ARABIC).ink.top,
    );
  });

  it('keeps numbers left to right inside Arabic', () => {
    const line = glyphs('المقعد 14');
    expect(line.slice(0, 2)).toEqual(glyphs('14', LATIN));
  });

  it('keeps Arabic-Indic numbers left to right too', () => {
    const line = glyphs('المقعد ١٤');
    const [one, four] = [glyphs('١')[0], glyphs('٤')[0]];
    expect(one).not.toBe(0);
    expect(line.slice(0, 2)).toEqual([one, four]);
  });

  it('turns quotation marks round in Arabic', () => {
    const line = glyphs('«دار»');
    const [open, close] = [glyphs('«', LATIN)[0], glyphs('»', LATIN)[0]];
    expect([line[0], line.at(-1)]).toEqual([open, close]);
  });

  it('has a glyph for every character of both scripts that it sets', () => {
    expect(glyphs('«بعد الإغلاق» مباشرة: أسئلة الطلاب؟')).not.toContain(0);
    expect(glyphs('The fisherman’s sayadieh: café, 14A?', LATIN)).not.toContain(0);
  });

  it('measures real widths', () => {
    expect(width('iiii', LATIN)).toBeLessThan(width('mmmm', LATIN) / 2);
    expect(width('Sahra', { ...LATIN, weight: 900 })).toBeGreaterThan(
      width('Sahra', { ...LATIN, weight: 300 }),
    );
  });

  it('parts Latin letters by tracking and never Arabic ones', () => {
    expect(width('Sahra', { ...LATIN, tracking: 0.1 })).toBeGreaterThan(width('Sahra', LATIN));
    expect(width('سهرة', { ...ARABIC, tracking: 0.1 })).toBe(width('سهرة', ARABIC));
  });
});
