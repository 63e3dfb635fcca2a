import { artRecords } from '../catalogue';
import { areTwins, withoutTwins, type InRow } from './reroll';

const neighbours = (row: readonly InRow[]): number =>
  row.filter((entry, i) => {
    const before = row[i - 1];
    return before !== undefined && areTwins(before, entry);
  }).length;

describe('neighbours', () => {
  const row = Array.from({ length: 40 }, (_, i): InRow => ({ channel: 'padel', hint: { seed: String(i) } }));

  it('never show the same scene of the same channel side by side', () => {
    expect(neighbours(row)).toBeGreaterThan(0);
    expect(neighbours(withoutTwins(row))).toBe(0);
  });

  it('keep their seed where nothing repeats', () => {
    const different = [row[0], { channel: 'tech', hint: { seed: '0' } }] as InRow[];
    expect(withoutTwins(different)).toEqual(different);
  });

  it('keep a scene that an editor pinned', () => {
    const pinned: InRow = { channel: 'padel', hint: { seed: 'p', scene: 'court' } };
    const [, second] = withoutTwins([pinned, pinned]);
    expect(second?.hint.scene).toBe('court');
  });

  it('differ in the seeded catalogue', () => {
    const seeded = artRecords().map(({ record }): InRow => ({ channel: record.channel, hint: record }));
    expect(neighbours(seeded)).toBe(0);
  });
});
