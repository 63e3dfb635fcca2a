export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb` into its three channels, 0–255. */
export const channelsOf = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Mixes two colours: a share of 0 returns `from`, a share of 1 returns `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channelsOf(to);
  const mixed = channelsOf(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
};

/** Share of light of a channel, 0–255, without the gamma of sRGB. */
export const linearOf = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of three linear channels as WCAG 2.2 defines it. */
export const luminanceOfLinear = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const luminanceOf = ([red, green, blue]: Rgb): number =>
  luminanceOfLinear(linearOf(red), linearOf(green), linearOf(blue));

/** Returns the contrast ratio of two luminances as WCAG 2.2 defines it, 1–21. */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast ratio of two colours, 1–21. */
export const contrastOf = (one: Rgb, other: Rgb): number =>
  contrastOfLuminances(luminanceOf(one), luminanceOf(other));

/** Returns the first candidate that reaches the contrast ratio on the ground, else the one with the highest. */
export const readableOn = (
  ground: string,
  ratio: number,
  candidates: readonly [string, ...string[]],
): string => {
  const rated = candidates.map((color) => ({
    color,
    ratio: contrastOf(channelsOf(color), channelsOf(ground)),
  }));
  const good = rated.find((candidate) => candidate.ratio >= ratio);
  return good?.color ?? rated.reduce((best, next) => (next.ratio > best.ratio ? next : best)).color;
};
