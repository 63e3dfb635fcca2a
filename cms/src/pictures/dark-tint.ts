import sharp from 'sharp';

/** Side length of the sample in pixels, enough to find a picture's colours. */
const SAMPLE_PIXELS = 48;
/** Bits removed from each channel, so that similar colours count as one. */
const DROPPED_BITS = 4;
/** Maximum brightness: on the dark pages, a brighter placeholder would flash. */
const DARK_LUMA = 84;

type Color = readonly [red: number, green: number, blue: number];

const lumaOf = ([red, green, blue]: Color): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const hexOf = (color: Color): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const meanOf = (colors: readonly Color[]): Color => {
  const sum = (part: 0 | 1 | 2): number =>
    colors.reduce((total, color) => total + color[part], 0) / colors.length;
  return [sum(0), sum(1), sum(2)];
};

const colorsOf = async (picture: Buffer | string): Promise<Color[]> => {
  const pixels = await sharp(picture)
    .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: 'fill' })
    .flatten({ background: '#0a1218' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: SAMPLE_PIXELS ** 2 }, (_, index): Color => {
    const at = (pixels.length / SAMPLE_PIXELS ** 2) * index;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  });
};

const mostFrequent = (colors: readonly Color[]): Color => {
  const bins = new Map<string, Color[]>();
  for (const color of colors) {
    const key = color.map((part) => part >> DROPPED_BITS).join();
    const bin = bins.get(key);
    if (bin) bin.push(color);
    else bins.set(key, [color]);
  }
  return meanOf([...bins.values()].reduce((most, bin) => (bin.length > most.length ? bin : most)));
};

/**
 * Returns the placeholder colour of a picture, `#rrggbb`: its most frequent dark colour, else its mean, darkened.
 */
export const darkTint = async (picture: Buffer | string): Promise<string> => {
  const colors = await colorsOf(picture);
  const dark = colors.filter((color) => lumaOf(color) <= DARK_LUMA);
  if (dark.length > 0) return hexOf(mostFrequent(dark));
  const [red, green, blue] = meanOf(colors);
  const scale = DARK_LUMA / lumaOf([red, green, blue]);
  return hexOf([red * scale, green * scale, blue * scale]);
};
