import { pictures } from '../catalogue';
import { CHANNELS } from '../../seeds/channels';
import { COMPOSITIONS, type CompositionName } from '../compositions/compositions';
import { posterSvg } from '../poster';
import { SCENES, type SceneName } from '../scenes/scenes';
import { loadTypeface, type Typeface } from '../title/typeface';
import { channelsOf, type Rgb } from './color';
import { MODES } from './mode';
import { paletteOf } from './palette';
import { PALETTES } from './palettes';

/** Rounding error after several mixes, in channel units. */
const TOLERANCE = 4;

/**
 * Whether a colour is a mix of the palette, i.e. lies in its convex hull: the Frank–Wolfe algorithm ends near
 * the colour.
 */
const isMixOf = (color: Rgb, palette: readonly Rgb[]): boolean => {
  const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  let at = palette[0] ?? color;
  for (let i = 0; i < 6000; i++) {
    const towards = minus(color, at);
    if (Math.hypot(...towards) <= TOLERANCE) return true;
    const best = palette.reduce((one, other) => (dot(other, towards) > dot(one, towards) ? other : one));
    const step = minus(best, at);
    const length = dot(step, step);
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot(towards, step) / length));
    at = [at[0] + share * step[0], at[1] + share * step[1], at[2] + share * step[2]];
  }
  return false;
};

const strangers = (svg: string, channel: string): string[] => {
  const palette = Object.values(paletteOf(channel) as unknown as Record<string, string>).map(channelsOf);
  const colors = new Set(svg.match(/#[0-9a-f]{6}\b/g));
  return [...colors].filter((color) => !isMixOf(channelsOf(color), palette));
};

describe('palettes', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await loadTypeface();
  });

  it('has one for every channel', () => {
    expect(Object.keys(PALETTES).sort()).toEqual(CHANNELS.map(({ slug }) => slug).sort());
  });

  it('gives a channel added later one of them, always the same', () => {
    expect(Object.values(PALETTES)).toContain(paletteOf('new-channel'));
    expect(paletteOf('new-channel')).toBe(paletteOf('new-channel'));
  });

  it.each(Object.keys(SCENES) as SceneName[])('draws %s in colours of its channel only', (scene) => {
    const found = (['dusk', 'blaze'] as const).flatMap((mode) => {
      const composition: CompositionName = 'field';
      const record = { seed: scene, scene, mode, composition, channel: 'padel', title: { en: 'A', ar: 'أ' } };
      return strangers(posterSvg(record, 'poster', typeface), 'padel');
    });
    expect(found).toEqual([]);
  });

  it.each(Object.keys(COMPOSITIONS) as CompositionName[])(
    'composes a %s in colours of its channel only',
    (composition) => {
      const found = MODES.flatMap((mode) =>
        strangers(
          posterSvg(
            { seed: mode, composition, mode, channel: 'comedy', title: { en: 'A', ar: 'أ' } },
            'wide',
            typeface,
          ),
          'comedy',
        ),
      );
      expect(found).toEqual([]);
    },
  );

  it('names no colour outside masks and clips', () => {
    const named = pictures().flatMap(({ draw }) => {
      const visible = draw(typeface)
        .replace(/<(mask|clipPath)[^>]*>.*?<\/\1>/g, '')
        .replace(
          /<linearGradient[^>]*>(<stop[^>]*white[^>]*>)+<\/linearGradient>|<radialGradient[^>]*>(<stop[^>]*white[^>]*>)+<\/radialGradient>/g,
          '',
        );
      return visible.match(/(?:fill|stroke|stop-color)="(?!#|none|url)[^"]*"/g) ?? [];
    });
    expect(named).toEqual([]);
  });

  it('tells a colour of another channel', () => {
    expect(strangers('<path fill="#00ff00"/>', 'comedy')).toEqual(['#00ff00']);
  });
});
