import { artRecords, pictures } from '../catalogue';
import { posterSvg } from '../poster';
import { loadTypeface } from '../title/typeface';
import type { Typeface } from '../title/typeface';
import { choosePicture } from './choose-picture';
import { modeOf, MODES } from './mode';
import { randomOf } from './random';

const choice = (svg: string): readonly (string | undefined)[] =>
  ['mode', 'composition', 'scene'].map((name) => new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1]);

describe('one seed, one picture', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await loadTypeface();
  });

  it('draws every picture of the catalogue twice alike', () => {
    const again = pictures().map(({ draw }) => draw(typeface));
    expect(pictures().map(({ draw }) => draw(typeface))).toEqual(again);
  });

  it('keeps mode, composition and scene in every shape', () => {
    const record = { seed: 'any', channel: 'travel', title: { en: 'Any', ar: 'أي' } };
    const shapes = (['poster', 'wide', 'short'] as const).map((shape) =>
      choice(posterSvg(record, shape, typeface)),
    );
    expect(new Set(shapes.map(String)).size).toBe(1);
    expect(shapes[0]).not.toContain(undefined);
  });

  it('changes with the seed and with the channel', () => {
    const draw = (seed: string, channel: string): string =>
      posterSvg({ seed, channel, title: { en: 'Any', ar: 'أي' } }, 'wide', typeface);
    expect(new Set([draw('one', 'travel'), draw('two', 'travel'), draw('one', 'tech')]).size).toBe(3);
  });

  it('keeps what an editor pins', () => {
    const pinned = { seed: 's', scene: 'cup', mode: 'paper', composition: 'portal' } as const;
    expect(choosePicture('tech', pinned)).toMatchObject({
      scene: 'cup',
      mode: 'paper',
      composition: 'portal',
    });
  });

  it('pins a picture for every seeded show and video', () => {
    expect(artRecords().filter(({ record }) => record.scene === undefined)).toEqual([]);
  });

  it('lights enough of a wall', () => {
    const random = randomOf('wall');
    const modes = Array.from({ length: 700 }, () => modeOf(random));
    const light = modes.filter((mode) => mode === 'blaze' || mode === 'paper').length / modes.length;
    expect(light).toBeGreaterThan(0.36);
    expect(light).toBeLessThan(0.5);
    expect(new Set(modes)).toEqual(new Set(MODES));
  });
});
