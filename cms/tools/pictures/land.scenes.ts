import { times, type Scene } from './frame';
import { khatam, moon, ridge, stars } from './night';

const dunes: Scene = (frame) => {
  const { palette, random } = frame;
  return (
    stars(frame, 0.6) +
    moon(frame, random(0.62, 0.8), random(0.2, 0.32), 0.09) +
    ridge(frame, 0.6, 0.05, palette.land[0], 2) +
    ridge(frame, 0.72, 0.07, palette.land[1], 2) +
    ridge(frame, 0.86, 0.06, palette.land[2], 1)
  );
};

const road: Scene = (frame) => {
  const { width, height, palette } = frame;
  const horizon = height * 0.58;
  const middle = width / 2;
  const dashes = times(6, (index) => {
    const near = ((index + 0.35) / 6) ** 2;
    const tall = (height - horizon) * 0.1 * (near + 0.15);
    return `<rect x="${middle - 2 - near * 7}" y="${horizon + (height - horizon) * near}" width="${4 + near * 14}" height="${tall}" fill="${palette.lightSoft}"/>`;
  });
  return (
    stars(frame, 0.58) +
    moon(frame, 0.5, 0.47, 0.1) +
    ridge(frame, 0.58, 0.03, palette.land[1], 3) +
    `<path d="M${middle - 6} ${horizon} L${middle + 6} ${horizon} L${width * 0.86} ${height} L${width * 0.14} ${height} Z" fill="${palette.land[2]}"/>${dashes}`
  );
};

const mountains: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const peaks = (level: number, fill: string, count: number): string =>
    times(count, (index) => {
      const x = ((index + random(0.2, 0.8)) / count) * width;
      const half = width * random(0.16, 0.28);
      const top = height * (level - random(0.05, 0.24));
      return `<path d="M${x - half} ${height} L${x} ${top} L${x + half} ${height} Z" fill="${fill}"/><path d="M${x} ${top} L${x + half * 0.24} ${top + height * 0.1} L${x - half * 0.1} ${top + height * 0.08} Z" fill="${palette.lightSoft}" opacity=".35"/>`;
    });
  return (
    stars(frame, 0.6) +
    moon(frame, random(0.15, 0.35), 0.2, 0.06) +
    peaks(0.62, palette.land[0], 4) +
    peaks(0.76, palette.land[1], 4) +
    ridge(frame, 0.9, 0.03, palette.land[2])
  );
};

const palms: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const palm = (x: number, tall: number): string => {
    const top = height * (0.9 - tall);
    const leaves = times(9, (index) => {
      const angle = Math.PI * (1.08 + (index / 8) * 0.84);
      const reach = height * 0.17;
      const [tipX, tipY] = [x + Math.cos(angle) * reach, top + Math.sin(angle) * reach * 0.4 + reach * 0.42];
      return `<path d="M${x} ${top} Q${x + Math.cos(angle) * reach * 0.55} ${top - reach * 0.5} ${tipX} ${tipY}" stroke="${palette.land[2]}" stroke-width="${height * 0.016}" fill="none" stroke-linecap="round"/>`;
    });
    return `<path d="M${x} ${top} Q${x - width * 0.012} ${height * 0.8} ${x + width * 0.008} ${height}" stroke="${palette.land[2]}" stroke-width="${height * 0.02}" fill="none"/>${leaves}`;
  };
  return (
    stars(frame, 0.7) +
    moon(frame, 0.5, 0.45, 0.24) +
    palm(width * 0.3, random(0.42, 0.5)) +
    palm(width * 0.45, random(0.56, 0.62)) +
    palm(width * 0.72, random(0.44, 0.52)) +
    ridge(frame, 0.92, 0.02, palette.land[2])
  );
};

const headlights: Scene = (frame) => {
  const { width, height, palette } = frame;
  const [x, y] = [width * 0.36, height * 0.64];
  const unit = width * 0.05;
  return (
    stars(frame, 0.6) +
    ridge(frame, 0.66, 0.06, palette.land[0], 2) +
    `<path d="M${x + unit * 1.5} ${y} L${width} ${y - height * 0.16} V${y + height * 0.16} Z" fill="${palette.lightSoft}" opacity=".28"/>` +
    `<path d="M${x - unit * 1.6} ${y + unit * 0.5} v-${unit * 0.7} h${unit * 0.6} l${unit * 0.4} -${unit * 0.6} h${unit * 1.2} l${unit * 0.4} ${unit * 0.6} h${unit * 0.6} v${unit * 0.7} Z" fill="${palette.land[2]}"/>` +
    `<circle cx="${x - unit * 0.9}" cy="${y + unit * 0.55}" r="${unit * 0.36}" fill="#060c11"/><circle cx="${x + unit * 0.9}" cy="${y + unit * 0.55}" r="${unit * 0.36}" fill="#060c11"/>` +
    khatam(x + unit * 1.5, y, unit * 0.2, palette.lightSoft) +
    ridge(frame, 0.8, 0.05, palette.land[2], 1)
  );
};

export const LAND_SCENES = { dunes, road, mountains, palms, headlights };
