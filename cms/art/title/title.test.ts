import { artRecords } from '../catalogue';
import type { ArtRecord } from '../core/record';
import { SHAPES } from '../core/shape';
import { titleOf } from '../poster';
import type { Title } from './title';
import { loadTypeface, type Typeface } from './typeface';

const MARGIN = 0.07;
const SEEDS = 5;

const longest = (locale: 'en' | 'ar', count: number): ArtRecord[] =>
  artRecords()
    .map(({ record }) => record)
    .sort((a, b) => b.title[locale].length - a.title[locale].length)
    .slice(0, count);

describe('titles', () => {
  let typeface: Typeface;
  let posters: (Title | null)[];
  beforeAll(async () => {
    typeface = await loadTypeface();
    posters = artRecords().map(({ record }) => titleOf(record, 'poster', typeface));
  });

  it.each(['poster', 'short'] as const)(
    'stay inside a %s, the longest ones too, however they are laid',
    (shape) => {
      const [W, H] = SHAPES[shape];
      const pad = W * MARGIN;
      const records = [...longest('en', 3), ...longest('ar', 3)];
      expect(records).toHaveLength(6);
      for (const record of records) {
        for (let i = 0; i < SEEDS; i++) {
          const lines =
            titleOf({ ...record, seed: String(i), mode: undefined }, shape, typeface)?.lines ?? [];
          expect(new Set(lines.map(({ locale }) => locale))).toEqual(new Set(['en', 'ar']));
          for (const { box } of lines) {
            expect(box.x).toBeGreaterThanOrEqual(pad);
            expect(box.x + box.w).toBeLessThanOrEqual(W - pad);
            expect(box.y).toBeGreaterThanOrEqual(pad);
            expect(box.y + box.h).toBeLessThanOrEqual(H - pad);
          }
        }
      }
    },
  );

  it('never let two lines touch', () => {
    expect(posters.length).toBeGreaterThan(100);
    for (const poster of posters) {
      const lines = poster?.lines ?? [];
      expect(lines.length).toBeGreaterThan(1);
      lines.forEach(({ box }, i) => {
        const before = lines[i - 1]?.box;
        if (before !== undefined) expect(box.y).toBeGreaterThan(before.y + before.h);
      });
    }
  });

  it('leave most of the picture to the scene', () => {
    for (const poster of posters) {
      expect(poster?.room.h).toBeLessThan(SHAPES.poster[1] * 0.5);
    }
  });

  it('are left to the page where the picture is wide', () => {
    const [first] = artRecords();
    expect(first && titleOf(first.record, 'wide', typeface)).toBeNull();
  });
});
