import { times, type Frame } from './frame';

/** Stars above `horizon` (a part of the height), denser towards the top. */
export const stars = ({ width, height, random, palette }: Frame, horizon: number): string =>
  times((width * height) / 14_000, () => {
    const depth = random(0, 1) ** 1.6;
    return `<circle cx="${random(0, width)}" cy="${depth * horizon * height}" r="${random(0.6, 2.1)}" fill="${palette.lightSoft}" opacity="${random(0.25, 0.9) * (1 - depth * 0.7)}"/>`;
  });

/** A disc with a soft ring of light around it. */
export const moon = ({ width, height, palette }: Frame, x: number, y: number, size: number): string => {
  const radius = size * Math.min(width, height);
  const at = `cx="${x * width}" cy="${y * height}"`;
  return `<circle ${at} r="${radius * 2.6}" fill="${palette.light}" opacity=".08"/><circle ${at} r="${radius * 1.7}" fill="${palette.light}" opacity=".14"/><circle ${at} r="${radius}" fill="${palette.lightSoft}"/>`;
};

/** The eight-fold star of the brand: two squares, one of them turned. */
export const khatam = (x: number, y: number, radius: number, fill: string, extra = ''): string => {
  const side = radius * Math.SQRT1_2;
  const square = `x="${x - side}" y="${y - side}" width="${side * 2}" height="${side * 2}"`;
  return `<g fill="${fill}" ${extra}><rect ${square}/><rect ${square} transform="rotate(45 ${x} ${y})"/></g>`;
};

/** A waving line from edge to edge, closed at the bottom. */
export const ridge = (frame: Frame, level: number, swell: number, fill: string, waves = 3): string => {
  const { width, height, random } = frame;
  const step = width / (waves * 2);
  const base = level * height;
  let path = `M0 ${base + random(-swell, swell) * height}`;
  for (let index = 1; index <= waves * 2; index += 1) {
    const lift = (index % 2 === 0 ? 1 : -1) * random(0.35, 1) * swell * height;
    path += ` Q${(index - 0.5) * step} ${base + lift * 1.6} ${index * step} ${base + random(-0.3, 0.3) * swell * height}`;
  }
  return `<path d="${path} V${height} H0 Z" fill="${fill}"/>`;
};
