import type { Sharp } from 'sharp';

/** Lightness from 0 to 100, then green to red and blue to yellow: CIE L*a*b* of the white point D65. */
export type Lab = readonly [lightness: number, redness: number, yellowness: number];

const WIDTH = 48;
const D65 = [0.95047, 1, 1.08883] as const;

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

const labOf = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / D65[0]);
  const y = curve((0.2126 * r + 0.7152 * g + 0.0722 * b) / D65[1]);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** Returns the mean colour of a picture, as eyes see it: the mean of its points in L*a*b*. */
export const meanColour = async (picture: Sharp): Promise<Lab> => {
  const bytes = await picture.removeAlpha().resize({ width: WIDTH }).raw().toBuffer();
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < bytes.length; i += 3) {
    const lab = labOf(bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0);
    sum[0] += lab[0];
    sum[1] += lab[1];
    sum[2] += lab[2];
  }
  const count = bytes.length / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
};

/** Distance of two colours (CIE 1976): about 2 is just visible, black and white are 100 apart. */
export const colourDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
