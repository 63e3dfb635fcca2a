import sharp from 'sharp';

/** Pixels of a drawing at the asked width. Nothing is read from the machine: the drawing holds paths only. */
export const rasterise = (svg: string, drawnWidth: number, width: number): sharp.Sharp =>
  sharp(Buffer.from(svg), { density: Math.min(2400, (72 * Math.ceil(width * 1.02)) / drawnWidth) })
    .resize({ width })
    .removeAlpha();
