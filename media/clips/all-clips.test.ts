import { ALL_CLIPS } from './all-clips';
import { SEGMENT_SECONDS } from './clip';
import { renditionsOf } from './rendition';

describe('the drawn clips', () => {
  it('loop without a short segment', () => {
    for (const { name, seconds } of ALL_CLIPS) expect([name, seconds % SEGMENT_SECONDS]).toEqual([name, 0]);
  });

  it('draw the same picture at every run', () => {
    for (const clip of ALL_CLIPS) expect(clip.draw(7.48)).toBe(clip.draw(7.48));
  });

  it('draw numbers only, at every second', () => {
    for (const clip of ALL_CLIPS) {
      for (let t = 0; t < clip.seconds; t += 0.5) expect(clip.draw(t)).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('move: no two seconds look alike', () => {
    for (const clip of ALL_CLIPS) {
      const pictures = Array.from({ length: clip.seconds }, (_, second) => clip.draw(second));
      expect([clip.name, new Set(pictures).size]).toEqual([clip.name, clip.seconds]);
    }
  });

  it('are turned with their renditions', () => {
    const upright = renditionsOf('upright');
    const wide = renditionsOf('wide');
    expect(upright).toHaveLength(wide.length);
    expect(wide.length).toBeGreaterThan(1);
    for (const { width, height } of upright) expect(height).toBeGreaterThan(width);
    for (const { width, height } of wide) expect(width).toBeGreaterThan(height);
  });
});
