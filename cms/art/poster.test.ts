import sharp from 'sharp';

import { pictures } from './catalogue';
import { SHAPES } from './core/shape';
import { heroSvg } from './hero';
import { HERO } from './hints/hero-hint';
import { loadTypeface, type Typeface } from './title/typeface';
import { rasterise } from './tools/rasterise';

describe('drawings', () => {
  let typeface: Typeface;
  let drawings: { name: string; svg: string }[];
  beforeAll(async () => {
    typeface = await loadTypeface();
    drawings = pictures().map(({ name, draw }) => ({ name, svg: draw(typeface) }));
  });

  it('are many', () => {
    expect(drawings.length).toBeGreaterThan(100);
  });

  it('are whole documents: every tag closed, every reference met, no number missing', () => {
    for (const { name, svg } of drawings) {
      const open: string[] = [];
      const closed: [opened: string | undefined, tag: string | undefined][] = [];
      const tags = [...svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)];
      expect(tags.length).toBeGreaterThan(1);
      for (const [, closing, tag, selfClosing] of tags) {
        if (closing === '/') closed.push([open.pop(), tag]);
        else if (selfClosing !== '/') open.push(tag ?? '');
      }
      expect({ name, wrong: closed.filter(([opened, tag]) => opened !== tag) }).toEqual({ name, wrong: [] });
      expect(open).toEqual([]);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const uses = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(uses.filter((id) => !ids.has(id))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('hold paths only: no text, no picture, nothing from elsewhere', () => {
    for (const { svg } of drawings) {
      expect(svg).not.toMatch(/<(text|image|style|script|foreignObject|use)\b|href=|@import/);
    }
  });

  it('fill their shape', async () => {
    const first = new Map(pictures().map((picture) => [picture.shape, picture]));
    expect(first.size).toBe(Object.keys(SHAPES).length);
    for (const { shape, draw } of first.values()) {
      const [W, H] = SHAPES[shape];
      const { width, height, channels } = await sharp(
        await rasterise(draw(typeface), W, 120).png().toBuffer(),
      ).metadata();
      expect([width, height, channels]).toEqual([120, Math.round((120 * H) / W), 3]);
    }
  });

  it('mirror the hero for the other direction', async () => {
    const pixels = (direction: 'ltr' | 'rtl', flop: boolean): Promise<Buffer> =>
      rasterise(heroSvg(HERO, 'wide', direction), SHAPES['hero-wide'][0], 160)
        .flop(flop)
        .blur(4)
        .raw()
        .toBuffer();
    const [left, right] = await Promise.all([pixels('ltr', false), pixels('rtl', true)]);
    const apart = left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0) / left.length;
    const unturned = await pixels('rtl', false);
    const turnedApart =
      left.reduce((sum, value, i) => sum + Math.abs(value - (unturned[i] ?? 0)), 0) / left.length;
    expect(apart).toBeLessThan(3);
    expect(turnedApart).toBeGreaterThan(apart * 4);
  });
});
