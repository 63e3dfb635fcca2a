import { times, type Frame, type Scene } from './frame';
import { khatam, moon, ridge, stars } from './night';

const tower = (
  { height, palette, random }: Frame,
  x: number,
  wide: number,
  tall: number,
  fill: string,
): string => {
  const top = height * (1 - tall);
  const columns = Math.max(2, Math.floor(wide / 26));
  const cell = wide / columns;
  const rows = Math.floor((height - top) / (cell * 1.3));
  const lit = times(columns * rows, (index) =>
    random(0, 1) < 0.26
      ? `<rect x="${x + (index % columns) * cell + cell * 0.28}" y="${top + Math.floor(index / columns) * cell * 1.3 + cell * 0.4}" width="${cell * 0.44}" height="${cell * 0.6}" fill="${palette.lightSoft}" opacity="${random(0.35, 0.95)}"/>`
      : '',
  );
  return `<rect x="${x}" y="${top}" width="${wide}" height="${height - top}" fill="${fill}"/>${lit}`;
};

const skyline: Scene = (frame) => {
  const { width, palette, random } = frame;
  const row = (count: number, low: number, high: number, fill: string): string =>
    times(count, (index) =>
      tower(frame, (index / count) * width, (width / count) * random(0.72, 0.98), random(low, high), fill),
    );
  return (
    stars(frame, 0.6) +
    moon(frame, random(0.2, 0.8), 0.2, 0.07) +
    row(11, 0.34, 0.66, palette.land[1]) +
    row(8, 0.14, 0.4, palette.land[2])
  );
};

const windows: Scene = ({ width, height, palette, random }) => {
  const columns = Math.round(width / 118);
  const rows = Math.round(height / 132);
  const [wide, tall] = [width / columns, height / rows];
  const panes = times(columns * rows, (index) => {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * tall];
    const lit = random(0, 1) < 0.22;
    const sill = random(0, 1) < 0.5 && lit;
    const pane = `<path d="M${x + wide * 0.24} ${y + tall * 0.84} V${y + tall * 0.4} a${wide * 0.26} ${wide * 0.26} 0 0 1 ${wide * 0.52} 0 V${y + tall * 0.84} Z" fill="${lit ? palette.light : palette.land[2]}" opacity="${lit ? random(0.75, 1) : 0.9}"/>`;
    const figure = `<circle cx="${x + wide * 0.5}" cy="${y + tall * 0.6}" r="${wide * 0.09}" fill="${palette.land[2]}"/><rect x="${x + wide * 0.39}" y="${y + tall * 0.66}" width="${wide * 0.22}" height="${tall * 0.18}" rx="${wide * 0.06}" fill="${palette.land[2]}"/>`;
    return pane + (sill ? figure : '');
  });
  return `<rect width="${width}" height="${height}" fill="${palette.land[1]}"/>${panes}`;
};

const lanterns: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const lamps = times(7, (index) => {
    const x = ((index + 0.5) / 7) * width;
    const y = height * (0.24 + 0.16 * Math.sin((index / 6) * Math.PI)) + random(-8, 8);
    const size = Math.min(width, height) * 0.052;
    return `<circle cx="${x}" cy="${y}" r="${size * 2.3}" fill="${palette.light}" opacity=".14"/><path d="M${x} ${y - size * 1.3} l${size * 0.8} ${size * 0.8} v${size} l-${size * 0.8} ${size * 0.7} l-${size * 0.8} -${size * 0.7} v-${size} Z" fill="${palette.light}"/>`;
  });
  return (
    stars(frame, 0.5) +
    `<path d="M0 ${height * 0.16} Q${width / 2} ${height * 0.4} ${width} ${height * 0.16}" stroke="${palette.land[2]}" stroke-width="4" fill="none"/>${lamps}` +
    times(6, (index) =>
      tower(frame, (index / 6) * width, width / 6 - 4, random(0.16, 0.34), palette.land[2]),
    ) +
    `<rect y="${height * 0.88}" width="${width}" height="${height * 0.12}" fill="#060c11"/>`
  );
};

const arches: Scene = (frame) => {
  const { width, height, palette } = frame;
  const count = Math.max(3, Math.round(width / 260));
  const wide = width / count;
  const row = times(count, (index) => {
    const x = index * wide + wide * 0.14;
    const inner = wide * 0.72;
    const top = height * 0.44;
    return `<path d="M${x} ${height * 0.92} V${top} Q${x} ${top - inner * 0.55} ${x + inner / 2} ${top - inner * 0.72} Q${x + inner} ${top - inner * 0.55} ${x + inner} ${top} V${height * 0.92} Z" fill="url(#glow)"/>${khatam(x + inner / 2, top + height * 0.02, inner * 0.09, palette.lightSoft)}`;
  });
  return `<rect width="${width}" height="${height}" fill="${palette.land[2]}"/>${row}${ridge(frame, 0.93, 0.008, '#060c11')}`;
};

export const CITY_SCENES = { skyline, windows, lanterns, arches };
