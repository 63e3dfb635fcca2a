import { times, type Frame, type Scene } from './frame';
import { moon, ridge, stars } from './night';

const water = ({ width, height, palette, random }: Frame, horizon: number, centre: number): string =>
  `<rect y="${height * horizon}" width="${width}" height="${height * (1 - horizon)}" fill="${palette.land[2]}"/>` +
  times(26, (index) => {
    const depth = (index + 1) / 26;
    const long = width * (0.04 + depth * 0.16) * random(0.5, 1);
    return `<rect x="${centre * width - long / 2 + random(-0.06, 0.06) * width * depth}" y="${height * (horizon + (1 - horizon) * depth * 0.96)}" width="${long}" height="${2 + depth * 5}" rx="2" fill="${palette.light}" opacity="${0.75 - depth * 0.5}"/>`;
  });

const sea: Scene = (frame) => {
  const { palette, random } = frame;
  const centre = random(0.35, 0.65);
  return (
    stars(frame, 0.55) +
    moon(frame, centre, 0.4, 0.12) +
    water(frame, 0.58, centre) +
    ridge(frame, 0.97, 0.02, palette.land[1])
  );
};

const harbour: Scene = (frame) => {
  const { width, height, palette, random } = frame;
  const boat = (x: number, size: number): string => {
    const y = height * 0.66;
    return (
      `<path d="M${x - size} ${y} h${size * 2} l-${size * 0.35} ${size * 0.42} h-${size * 1.3} Z" fill="#060c11"/>` +
      `<path d="M${x} ${y - size * 0.1} V${y - size * 1.9} L${x + size * 0.9} ${y - size * 0.3} Z" fill="${palette.lightSoft}" opacity=".85"/>` +
      `<path d="M${x - size * 0.08} ${y - size * 0.1} V${y - size * 1.5} L${x - size * 0.7} ${y - size * 0.3} Z" fill="${palette.light}" opacity=".7"/>`
    );
  };
  const unit = Math.min(width, height);
  return (
    stars(frame, 0.55) +
    moon(frame, 0.74, 0.24, 0.08) +
    ridge(frame, 0.6, 0.02, palette.land[0], 3) +
    water(frame, 0.64, 0.74) +
    boat(width * 0.24, unit * 0.16) +
    boat(width * 0.54, unit * random(0.09, 0.12)) +
    boat(width * 0.86, unit * 0.07)
  );
};

export const SEA_SCENES = { sea, harbour };
