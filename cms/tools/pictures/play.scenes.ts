import { times, type Scene } from './frame';
import { khatam, stars } from './night';

const line = (path: string, colour: string, wide: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;

const stadium: Scene = (frame) => {
  const { width, height, palette } = frame;
  const [left, right] = [width * 0.08, width * 0.92];
  const top = height * 0.56;
  const beams = times(4, (index) => {
    const x = width * (0.1 + index * 0.267);
    return `<path d="M${x} ${height * 0.14} L${width * 0.2} ${height} H${width * 0.8} Z" fill="${palette.lightSoft}" opacity=".06"/><rect x="${x - width * 0.03}" y="${height * 0.1}" width="${width * 0.06}" height="${height * 0.05}" rx="4" fill="${palette.lightSoft}"/><rect x="${x - 3}" y="${height * 0.15}" width="6" height="${height * 0.4}" fill="${palette.land[2]}"/>`;
  });
  return (
    stars(frame, 0.45) +
    beams +
    `<path d="M${left} ${top} H${right} L${width} ${height} H0 Z" fill="${palette.land[0]}"/>` +
    times(5, (index) => {
      const at = (part: number, edge: [number, number]): number => edge[0] + (edge[1] - edge[0]) * part;
      const [from, to] = [(index * 2) / 10, (index * 2 + 1) / 10];
      return `<path d="M${at(from, [left, right])} ${top} H${at(to, [left, right])} L${to * width} ${height} H${from * width} Z" fill="#fff" opacity=".06"/>`;
    }) +
    line(`M${width / 2} ${top} V${height}`, palette.lightSoft, 4) +
    `<ellipse cx="${width / 2}" cy="${height * 0.8}" rx="${width * 0.14}" ry="${height * 0.08}" fill="none" stroke="${palette.lightSoft}" stroke-width="4"/>` +
    khatam(width / 2, height * 0.8, Math.min(width, height) * 0.028, palette.light)
  );
};

const court: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const inset = Math.min(width, height) * 0.12;
  const [wide, tall] = [width - inset * 2, height - inset * 2];
  const colour = palette.lightSoft;
  return (
    `<rect width="${width}" height="${height}" fill="${palette.land[2]}"/>` +
    `<rect x="${inset}" y="${inset}" width="${wide}" height="${tall}" fill="${palette.land[0]}"/>` +
    `<rect x="${inset}" y="${inset}" width="${wide}" height="${tall}" fill="none" stroke="${colour}" stroke-width="6"/>` +
    line(
      `M${inset + wide * 0.3} ${inset} V${inset + tall} M${inset + wide * 0.7} ${inset} V${inset + tall} M${inset + wide * 0.3} ${height / 2} H${inset + wide * 0.7}`,
      colour,
      4,
    ) +
    line(`M${width / 2} ${inset * 0.7} V${height - inset * 0.7}`, '#060c11', 8) +
    `<circle cx="${inset + wide * random(0.72, 0.86)}" cy="${inset + tall * random(0.3, 0.7)}" r="${inset * 0.2}" fill="${palette.light}"/>`
  );
};

const ring: Scene = (frame) => {
  const { width, height, palette } = frame;
  const ropes = times(3, (index) => {
    const y = height * (0.5 + index * 0.09);
    return line(
      `M0 ${y + height * 0.05} L${width * 0.14} ${y} H${width * 0.86} L${width} ${y + height * 0.05}`,
      index === 1 ? palette.lightSoft : palette.light,
      8,
    );
  });
  return (
    `<path d="M${width * 0.38} 0 H${width * 0.62} L${width} ${height * 0.8} H0 Z" fill="${palette.lightSoft}" opacity=".14"/>` +
    `<path d="M${width * 0.14} ${height * 0.74} H${width * 0.86} L${width} ${height} H0 Z" fill="${palette.land[0]}"/>` +
    ropes +
    times(
      2,
      (index) =>
        `<rect x="${width * (index === 0 ? 0.13 : 0.85)}" y="${height * 0.44}" width="${width * 0.02}" height="${height * 0.34}" fill="${palette.land[2]}"/>`,
    ) +
    `<ellipse cx="${width / 2}" cy="${height * 0.86}" rx="${width * 0.05}" ry="${height * 0.02}" fill="${palette.land[2]}"/><rect x="${width * 0.46}" y="${height * 0.77}" width="${width * 0.08}" height="${height * 0.09}" rx="6" fill="${palette.land[2]}"/>`
  );
};

const screen: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const unit = Math.min(width, height);
  const [x, y] = [width / 2 - unit * 0.46, height * 0.26];
  const blocks = times(60, (index) => {
    const cell = (unit * 0.92) / 12;
    return random(0, 1) < 0.42
      ? `<rect x="${x + (index % 12) * cell + 3}" y="${y + Math.floor(index / 12) * cell + 6}" width="${cell - 6}" height="${cell - 6}" fill="${random(0, 1) < 0.3 ? palette.lightSoft : palette.light}" opacity="${random(0.35, 1)}"/>`
      : '';
  });
  return (
    `<circle cx="${width / 2}" cy="${height * 0.48}" r="${unit * 0.7}" fill="${palette.light}" opacity=".1"/>` +
    `<rect x="${x - 14}" y="${y - 14}" width="${unit * 0.92 + 28}" height="${unit * 0.42 + 28}" rx="14" fill="#060c11"/>${blocks}` +
    `<path d="M${width / 2 - unit * 0.16} ${height * 0.26 + unit * 0.56} h${unit * 0.32} l${unit * 0.08} ${unit * 0.16} h-${unit * 0.48} Z" fill="${palette.land[2]}"/>` +
    `<circle cx="${width / 2}" cy="${height}" r="${unit * 0.16}" fill="#060c11"/>`
  );
};

export const PLAY_SCENES = { stadium, court, ring, screen };
