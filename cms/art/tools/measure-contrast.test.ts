import { artRecords } from '../catalogue';
import { loadTypeface, type Typeface } from '../title/typeface';
import { measureContrast } from './measure-contrast';

const TEXT = 4.5;

const titled = artRecords().flatMap(({ name, record, shapes }) =>
  Object.values(shapes)
    .filter((shape) => shape === 'poster' || shape === 'short')
    .map((shape) => ({ name, record, shape })),
);

describe('contrast of titles with the pixels behind them', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await loadTypeface();
  });

  it.each(titled)('reads on $name ($shape)', async ({ record, shape }) => {
    expect(await measureContrast(record, shape, typeface)).toBeGreaterThanOrEqual(TEXT);
  });

  it('reads in every mode of the palettes with the lightest lights', async () => {
    const rows = ['tech', 'street-football'].flatMap((channel) =>
      (['night', 'dusk', 'blaze', 'paper'] as const).map((mode) => ({
        seed: `${channel}-${mode}`,
        channel,
        mode,
        title: { en: 'Small Moons', ar: 'أقمار صغيرة' },
      })),
    );
    const ratios = await Promise.all(rows.map((record) => measureContrast(record, 'poster', typeface)));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(TEXT);
  });
});
