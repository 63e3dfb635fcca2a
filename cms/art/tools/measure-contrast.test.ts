import { loadTypeface, type Typeface } from '../title/typeface';
import { measureContrast } from './measure-contrast';

const TEXT = 4.5;

/** contrast-in-picture.slow.test.ts measures the catalogue's titles in their encoded pictures. */
describe('contrast of a title with the pixels behind it', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await loadTypeface();
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
