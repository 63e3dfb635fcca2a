import sharp from 'sharp';

/** Rasterises a drawing to this width. It reads no system fonts: the drawing holds only paths. */
export const rasterise = (svg: string, drawnWidth: number, width: number): sharp.Sharp =>
  sharp(Buffer.from(svg), { density: Math.min(2400, (72 * Math.ceil(width * 1.02)) / drawnWidth) })
    .resize({ width })
    .removeAlpha();
