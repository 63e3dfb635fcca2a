import { artRecords } from '../catalogue';
import { posterSvg } from '../poster';
import { loadTypeface } from '../title/typeface';
import { SHAPES } from './shape';
import { stageOf } from './stage';

describe('stages', () => {
  it('leave the start of a banner and the foot of an upright to the page', () => {
    const banner = stageOf('banner', null);
    expect(banner.x).toBeGreaterThan(SHAPES.banner[0] / 3);
    expect(banner.x + banner.w).toBeCloseTo(SHAPES.banner[0]);
    const upright = stageOf('upright', null);
    expect(upright.y + upright.h).toBeLessThanOrEqual((SHAPES.upright[1] * 2) / 3);
  });

  it('keep seed, light and scene the same in every shape of a show', async () => {
    const typeface = await loadTypeface();
    const [show] = artRecords();
    const drawn = Object.values(show?.shapes ?? {}).map((shape) => {
      const svg = show === undefined ? '' : posterSvg(show.record, shape, typeface);
      return ['mode', 'composition', 'scene'].map(
        (key) => new RegExp(`data-${key}="([^"]+)"`).exec(svg)?.[1],
      );
    });
    expect(drawn).toHaveLength(3);
    expect(new Set(drawn.map(String)).size).toBe(1);
  });
});
