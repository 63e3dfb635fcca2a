import { mix } from '../../core/color';
import { rosette } from '../../drawing/rosette';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { OWN } from './cast';

export interface OudPlace {
  /** Middle of the body. */
  x: number;
  y: number;
  /** Half of the body's width. */
  size: number;
  /** Degrees from upright, to the right. */
  turn: number;
  /** Seconds; the strings tremble while `played` is above 0. */
  t: number;
  played?: number;
  /** Whether the ribs of the back are seen. */
  isBack?: boolean;
}

const WOOD = mix(OWN.middle, OWN.darkest, 0.2);
const TABLE = mix(OWN.light, OWN.second, 0.3);
const DARK = mix(OWN.darkest, OWN.deep, 0.3);

/** The instrument is drawn with a body of 200 units across. */
const pear = (k: number): string =>
  d`M0 ${-138 * k}C${50 * k} ${-112 * k} ${102 * k} ${-42 * k} ${102 * k} ${12 * k}C${102 * k} ${72 * k} ${56 * k} ${100 * k} 0 ${100 * k}` +
  d`C${-56 * k} ${100 * k} ${-102 * k} ${72 * k} ${-102 * k} ${12 * k}C${-102 * k} ${-42 * k} ${-50 * k} ${-112 * k} 0 ${-138 * k}Z`;

const face = (t: number, played: number): string => {
  const rose = (x: number, y: number, r: number): string =>
    circle(x, y, r, DARK) + rosette('interlace', x, y, r * 0.88, OWN.light, r * 0.075);
  const string = (i: number): string => {
    const bow = played * 7 * Math.sin(t * 31 + i * 2.1);
    return d`M${i * 4.2} 62Q${i * 3.6 + bow} -80 ${i * 2.2} -232`;
  };
  return (
    path(pear(0.95), TABLE) +
    rose(0, -22, 35) +
    rose(-48, 30, 15) +
    rose(48, 30, 15) +
    rect(-36, 58, 72, 11, DARK, { rx: 4 }) +
    rect(-13, -238, 26, 116, DARK) +
    stroke([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(string).join(''), OWN.paper, 1.9)
  );
};

/** Draws an oud. */
export const oudShape = ({ x, y, size, turn, t, played = 0, isBack = false }: OudPlace): string =>
  group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(size / 102).toFixed(4)})`,
    },
    path(d`M-13 -230H13L66 -272L52 -292Z`, WOOD),
    [0, 1, 2, 3].map((i) => circle(16 + i * 13, -240 - i * 11, 5, OWN.light)).join(''),
    path(pear(1.06), DARK),
    path(pear(1), WOOD),
    isBack
      ? rect(-13, -238, 26, 116, DARK) +
          stroke(
            [-62, -32, 0, 32, 62].map((at) => d`M${at * 0.2} -126Q${at * 1.5} -20 ${at * 0.5} 96`).join(''),
            OWN.light,
            3.4,
            { opacity: 0.75 },
          )
      : face(t, played),
  );
