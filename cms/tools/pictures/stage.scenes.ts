import { times, type Scene } from './frame';
import { khatam, stars } from './night';

const audience = (width: number, height: number, random: (from: number, to: number) => number): string =>
  times(
    15,
    (index) =>
      `<circle cx="${((index + random(0.2, 0.8)) / 15) * width}" cy="${height * random(0.96, 1.02)}" r="${width * random(0.026, 0.042)}" fill="#060c11"/>`,
  );

const stage: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const [x, foot] = [width / 2, height * 0.8];
  return (
    `<path d="M${x - width * 0.03} 0 H${x + width * 0.03} L${x + width * 0.24} ${foot} H${x - width * 0.24} Z" fill="${palette.lightSoft}" opacity=".22"/>` +
    `<ellipse cx="${x}" cy="${foot}" rx="${width * 0.24}" ry="${height * 0.05}" fill="${palette.light}" opacity=".5"/>` +
    `<rect x="${x - 4}" y="${foot - height * 0.28}" width="8" height="${height * 0.28}" fill="#060c11"/><rect x="${x - width * 0.03}" y="${foot - 6}" width="${width * 0.06}" height="10" rx="5" fill="#060c11"/>` +
    khatam(x, foot - height * 0.3, Math.min(width, height) * 0.04, palette.lightSoft) +
    audience(width, height, random)
  );
};

const projector: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const motes = times(40, () => {
    const along = random(0.1, 1);
    return `<circle cx="${width * (0.1 + 0.8 * along)}" cy="${height * (0.5 + random(-0.28, 0.28) * along)}" r="${random(1, 3)}" fill="${palette.lightSoft}" opacity="${random(0.2, 0.8)}"/>`;
  });
  return (
    `<path d="M${width * 0.06} ${height * 0.5} L${width} ${height * 0.14} V${height * 0.86} Z" fill="${palette.lightSoft}" opacity=".2"/>` +
    `<rect x="${width * 0.84}" y="${height * 0.17}" width="${width * 0.16}" height="${height * 0.66}" fill="${palette.light}" opacity=".85"/>${motes}` +
    khatam(width * 0.06, height * 0.5, Math.min(width, height) * 0.05, palette.lightSoft) +
    audience(width, height, random)
  );
};

const chart: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const count = 9;
  let tall = 0.16;
  const bars = times(count, (index) => {
    tall = Math.min(0.72, Math.max(0.1, tall + random(-0.06, 0.15)));
    const wide = width / (count * 1.5);
    const x = (width / count) * (index + 0.17);
    return `<rect x="${x}" y="${height * (0.9 - tall)}" width="${wide}" height="${height * tall}" rx="6" fill="${index === count - 1 ? palette.light : palette.land[0]}"/>${index === count - 1 ? khatam(x + wide / 2, height * (0.9 - tall) - wide * 0.5, wide * 0.26, palette.lightSoft) : ''}`;
  });
  const rules = times(
    4,
    (index) =>
      `<rect y="${height * (0.2 + index * 0.18)}" width="${width}" height="2" fill="${palette.lightSoft}" opacity=".1"/>`,
  );
  return `${stars(frame, 0.4)}${rules}${bars}<rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="#060c11"/>`;
};

const steam: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const [x, unit] = [width / 2, Math.min(width, height)];
  const wisps = times(3, (index) => {
    const from = x + (index - 1) * unit * 0.16;
    const bend = unit * random(0.06, 0.12) * (index % 2 === 0 ? 1 : -1);
    const step = unit * 0.14;
    return `<path d="M${from} ${height * 0.5} q${bend} -${step / 2} 0 -${step} t0 -${step} t0 -${step}" fill="none" stroke="${palette.lightSoft}" stroke-width="${unit * 0.024}" stroke-linecap="round" opacity=".55"/>`;
  });
  return (
    `<circle cx="${x}" cy="${height * 0.62}" r="${unit * 0.52}" fill="${palette.light}" opacity=".12"/>${wisps}` +
    `<path d="M${x - unit * 0.34} ${height * 0.56} h${unit * 0.68} l-${unit * 0.06} ${unit * 0.26} h-${unit * 0.56} Z" fill="${palette.land[2]}"/>` +
    `<rect x="${x - unit * 0.4}" y="${height * 0.53}" width="${unit * 0.8}" height="${unit * 0.05}" rx="${unit * 0.025}" fill="${palette.land[0]}"/>` +
    times(
      5,
      (index) =>
        `<path d="M${x + (index - 2) * unit * 0.12 - unit * 0.04} ${height * 0.58 + unit * 0.38} q${unit * 0.04} -${unit * 0.13} ${unit * 0.08} 0 Z" fill="${palette.light}"/>`,
    ) +
    `<rect y="${height * 0.58 + unit * 0.37}" width="${width}" height="${height}" fill="#060c11"/>`
  );
};

const star: Scene = (frame) => {
  const { width, height, palette } = frame;
  const step = Math.min(width, height) / 3.2;
  const tiles = times(Math.ceil(height / step + 1) * Math.ceil(width / step + 1), (index) => {
    const columns = Math.ceil(width / step + 1);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return khatam(column * step, row * step, step * 0.34, palette.land[0], 'opacity=".55"');
  });
  return (
    tiles +
    khatam(width / 2, height / 2, step * 0.95, palette.land[2]) +
    khatam(width / 2, height / 2, step * 0.78, palette.light)
  );
};

export const STAGE_SCENES = { stage, projector, chart, steam, star };
