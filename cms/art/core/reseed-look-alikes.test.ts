import { artRecords } from '../catalogue';
import { hasSameLook, reseedLookAlikes } from './reseed-look-alikes';
import type { PictureInRow } from './reseed-look-alikes';

const neighbours = (row: readonly PictureInRow[]): number =>
  row.filter((entry, i) => {
    const before = row[i - 1];
    return before !== undefined && hasSameLook(before, entry);
  }).length;

describe('neighbours', () => {
  const row = Array.from({ length: 40 }, (_, i): PictureInRow => ({
    channel: 'padel',
    hint: { seed: String(i) },
  }));

  it('never show the same scene of the same channel side by side', () => {
    expect(neighbours(row)).toBeGreaterThan(0);
    expect(neighbours(reseedLookAlikes(row))).toBe(0);
  });

  it('keep their seed where nothing repeats', () => {
    const different = [row[0], { channel: 'tech', hint: { seed: '0' } }] as PictureInRow[];
    expect(reseedLookAlikes(different)).toEqual(different);
  });

  it('keep a scene that an editor pinned', () => {
    const pinned: PictureInRow = { channel: 'padel', hint: { seed: 'p', scene: 'court' } };
    const [, second] = reseedLookAlikes([pinned, pinned]);
    expect(second?.hint.scene).toBe('court');
  });

  it('differ in the seeded catalogue', () => {
    const seeded = artRecords().map(({ record }): PictureInRow => ({
      channel: record.channel,
      hint: record,
    }));
    expect(neighbours(seeded)).toBe(0);
  });
});
