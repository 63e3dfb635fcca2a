import { circle, ellipse, path, rect, stroke } from '../drawing/svg';
import { d, polar } from '../geometry/point';

/** Colours of one person. Faces have no features. */
export interface Look {
  skin: string;
  hair: string;
  cloth: string;
  /** Colour of the scarf, headband or cap. */
  accent: string;
  band: string;
}

/** Draws a head around (x, y); `z` is twice the distance from its centre to the chin. */
export type Head = (x: number, y: number, z: number, look: Look) => string;

const face = (x: number, y: number, z: number, { skin }: Look): string =>
  rect(x - z * 0.18, y + z * 0.25, z * 0.36, z * 0.6, skin) + ellipse(x, y, z * 0.4, z * 0.52, skin);

const veil: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  path(
    d`M${x - z * 0.56} ${y + z * 1.08}C${x - z * 0.78} ${y - z * 0.2} ${x - z * 0.5} ${y - z * 0.8} ${x} ${y - z * 0.8}` +
      d`C${x + z * 0.5} ${y - z * 0.8} ${x + z * 0.78} ${y - z * 0.2} ${x + z * 0.56} ${y + z * 1.08}` +
      d`C${x + z * 0.2} ${y + z * 0.9} ${x + z * 0.36} ${y + z * 0.3} ${x + z * 0.33} ${y}` +
      d`C${x + z * 0.3} ${y - z * 0.48} ${x - z * 0.3} ${y - z * 0.48} ${x - z * 0.33} ${y}` +
      d`C${x - z * 0.36} ${y + z * 0.3} ${x - z * 0.2} ${y + z * 0.9} ${x - z * 0.56} ${y + z * 1.08}Z`,
    look.accent,
  );

/** Veil from behind: only the fabric. */
const hood: Head = (x, y, z, look) =>
  path(
    d`M${x - z * 0.6} ${y + z * 1.15}C${x - z * 0.8} ${y - z * 0.2} ${x - z * 0.5} ${y - z * 0.8} ${x} ${y - z * 0.8}` +
      d`C${x + z * 0.5} ${y - z * 0.8} ${x + z * 0.8} ${y - z * 0.2} ${x + z * 0.6} ${y + z * 1.15}Z`,
    look.accent,
  );

const ghutra: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  path(
    d`M${x - z * 0.46} ${y - z * 0.12}C${x - z * 0.5} ${y - z * 0.78} ${x + z * 0.5} ${y - z * 0.78} ${x + z * 0.46} ${y - z * 0.12}` +
      d`L${x + z * 0.8} ${y + z * 1.1}L${x + z * 0.38} ${y + z * 0.8}L${x + z * 0.36} ${y - z * 0.14}` +
      d`Q${x} ${y - z * 0.36} ${x - z * 0.36} ${y - z * 0.14}L${x - z * 0.38} ${y + z * 0.8}L${x - z * 0.8} ${y + z * 1.1}Z`,
    look.cloth,
  ) +
  rect(x - z * 0.47, y - z * 0.42, z * 0.94, z * 0.09, look.band) +
  rect(x - z * 0.47, y - z * 0.29, z * 0.94, z * 0.08, look.band);

/** Ghutra from behind. */
const fall: Head = (x, y, z, look) =>
  path(
    d`M${x - z * 0.46} ${y - z * 0.12}C${x - z * 0.5} ${y - z * 0.8} ${x + z * 0.5} ${y - z * 0.8} ${x + z * 0.46} ${y - z * 0.12}` +
      d`L${x + z * 0.66} ${y + z * 1.3}Q${x} ${y + z * 1.6} ${x - z * 0.66} ${y + z * 1.3}Z`,
    look.cloth,
  ) +
  rect(x - z * 0.47, y - z * 0.42, z * 0.94, z * 0.09, look.band) +
  rect(x - z * 0.47, y - z * 0.29, z * 0.94, z * 0.08, look.band);

const crop = (x: number, y: number, z: number, color: string): string =>
  path(
    d`M${x - z * 0.43} ${y + z * 0.04}C${x - z * 0.58} ${y - z * 0.82} ${x + z * 0.58} ${y - z * 0.82} ${x + z * 0.43} ${y + z * 0.04}` +
      d`Q${x + z * 0.32} ${y - z * 0.26} ${x} ${y - z * 0.28}Q${x - z * 0.32} ${y - z * 0.26} ${x - z * 0.43} ${y + z * 0.04}Z`,
    color,
  );

const short: Head = (x, y, z, look) => face(x, y, z, look) + crop(x, y, z, look.hair);

const headset: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  crop(x, y, z, look.hair) +
  stroke(
    d`M${x - z * 0.48} ${y - z * 0.1}A${z * 0.5} ${z * 0.62} 0 0 1 ${x + z * 0.48} ${y - z * 0.1}`,
    look.accent,
    z * 0.08,
  ) +
  [-1, 1]
    .map((side) =>
      rect(x + side * z * 0.47 - z * 0.09, y - z * 0.18, z * 0.18, z * 0.42, look.accent, { rx: z * 0.09 }),
    )
    .join('') +
  stroke(
    d`M${x + z * 0.47} ${y + z * 0.2}Q${x + z * 0.45} ${y + z * 0.42} ${x + z * 0.14} ${y + z * 0.4}`,
    look.accent,
    z * 0.06,
  );

const curls: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  Array.from({ length: 9 }, (_, i) => {
    const [cx, cy] = polar(x, y - z * 0.22, z * 0.42, Math.PI + (i * Math.PI) / 8);
    return circle(cx, cy, z * 0.22, look.hair);
  }).join('') +
  ellipse(x, y - z * 0.45, z * 0.36, z * 0.22, look.hair);

const cap: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  path(
    d`M${x - z * 0.47} ${y - z * 0.14}C${x - z * 0.47} ${y - z * 0.78} ${x + z * 0.47} ${y - z * 0.78} ${x + z * 0.47} ${y - z * 0.14}Z`,
    look.accent,
  ) +
  rect(x - z * 0.47, y - z * 0.2, z * 1.16, z * 0.1, look.accent, { rx: z * 0.05 });

const long: Head = (x, y, z, look) =>
  path(
    d`M${x - z * 0.5} ${y + z}C${x - z * 0.76} ${y - z * 0.95} ${x + z * 0.76} ${y - z * 0.95} ${x + z * 0.5} ${y + z}Z`,
    look.hair,
  ) +
  face(x, y, z, look) +
  path(
    d`M${x - z * 0.42} ${y + z * 0.1}C${x - z * 0.5} ${y - z * 0.7} ${x + z * 0.5} ${y - z * 0.7} ${x + z * 0.42} ${y + z * 0.1}` +
      d`C${x + z * 0.34} ${y - z * 0.2} ${x + z * 0.1} ${y - z * 0.38} ${x - z * 0.1} ${y - z * 0.38}C${x - z * 0.28} ${y - z * 0.3} ${x - z * 0.38} ${y - z * 0.1} ${x - z * 0.42} ${y + z * 0.1}Z`,
    look.hair,
  );

const bun: Head = (x, y, z, look) =>
  circle(x, y - z * 0.68, z * 0.24, look.hair) + face(x, y, z, look) + crop(x, y, z, look.hair);

const turban: Head = (x, y, z, look) =>
  face(x, y, z, look) +
  ellipse(x, y - z * 0.36, z * 0.56, z * 0.34, look.accent) +
  stroke(
    d`M${x - z * 0.5} ${y - z * 0.24}Q${x} ${y - z * 0.62} ${x + z * 0.48} ${y - z * 0.5}`,
    look.band,
    z * 0.06,
  ) +
  stroke(
    d`M${x - z * 0.4} ${y - z * 0.5}Q${x + z * 0.1} ${y - z * 0.2} ${x + z * 0.54} ${y - z * 0.3}`,
    look.band,
    z * 0.06,
  );

/** Heads in an order that makes a crowd look varied. */
export const HEADS = {
  veil,
  ghutra,
  curls,
  cap,
  headset,
  bun,
  turban,
  short,
  long,
  hood,
  fall,
} satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;
