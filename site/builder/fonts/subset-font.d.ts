declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font with the glyphs of `text` only; with all of them, `text` is undefined. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
