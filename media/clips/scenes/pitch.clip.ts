import { CANVAS, type Clip } from '../clip';
import { interpolate, easedProgress, ease } from '../drawing/motion';
import { PALETTE } from '../drawing/palette';
import { circle, khatam, line, path, rect } from '../drawing/shapes';

const { width, height } = CANVAS.wide;
const PASS_SECONDS = 2;
const GOAL_AT = 19.25;
/** Positions where each pass is received; the last one is the goal. */
const PLAY: readonly (readonly [number, number])[] = [
  [170, 360],
  [330, 190],
  [480, 430],
  [610, 250],
  [560, 560],
  [770, 480],
  [820, 200],
  [960, 330],
  [900, 560],
  [1060, 460],
  [1222, 372],
];
const DEFENDERS: readonly (readonly [number, number])[] = [
  [520, 330],
  [700, 360],
  [860, 400],
  [1000, 240],
  [1040, 540],
  [1180, 330],
];

const spot = (index: number): readonly [number, number] =>
  PLAY[Math.min(index, PLAY.length - 1)] ?? [width / 2, height / 2];

const pitch = (): string => {
  const white = `stroke="${PALETTE.paper}" stroke-width="4" fill="none" opacity=".7"`;
  return (
    Array.from({ length: 10 }, (_, i) => rect(i * 128, 0, 128, height, i % 2 ? '#0a6156' : '#0c6d61')).join(
      '',
    ) +
    `<g ${white}><rect x="50" y="50" width="1180" height="620"/><path d="M640 50V670"/><circle cx="640" cy="360" r="92"/>` +
    '<rect x="50" y="190" width="170" height="340"/><rect x="1060" y="190" width="170" height="340"/>' +
    '<rect x="50" y="275" width="64" height="170"/><rect x="1166" y="275" width="64" height="170"/></g>'
  );
};

const player = (x: number, y: number, colour: string, turn: number): string =>
  circle(x + 5, y + 9, 24, PALETTE.deep, 'opacity=".35"') +
  path(khatam(x, y, 27, turn), colour) +
  circle(x, y, 10, PALETTE.ink);

const goal = (t: number): string => {
  const burst = easedProgress(t, GOAL_AT, 22.5);
  if (t < GOAL_AT) return '';
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const reach = 60 + 330 * burst;
    const colour = i % 2 ? PALETTE.saffron : PALETTE.coral;
    return path(
      khatam(
        1120 + reach * Math.cos(angle),
        372 + reach * 0.7 * Math.sin(angle),
        40 * (1.1 - burst * 0.3),
        t * 2,
      ),
      colour,
      `opacity="${(1 - easedProgress(t, 22, 23.8)).toFixed(2)}"`,
    );
  }).join('');
};

/** A football move from above: ten passes, one goal. */
export const pitchClip: Clip = {
  name: 'pitch',
  seconds: 24,
  shape: 'wide',
  sound:
    '0.16*sin(2*PI*98*t)*exp(-9*mod(t,2))+0.07*(random(0)-0.5)*(0.4+0.3*sin(0.7*t)+if(gt(t,19.2),0.9*exp(-0.5*(t-19.2)),0))+0.04*sin(2*PI*196*t)*(0.5+0.5*sin(0.4*t))',
  draw: (t) => {
    const index = Math.floor(t / PASS_SECONDS);
    const progress = ease((t % PASS_SECONDS) / (PASS_SECONDS * 0.62));
    const [fromX, fromY] = spot(index);
    const [toX, toY] = spot(index + 1);
    const ballX = interpolate(fromX, toX, progress);
    const ballY = interpolate(fromY, toY, progress);
    const trail = PLAY.slice(0, index + 1)
      .map(([x, y]) => `${x} ${y}`)
      .join('L');
    const drift = (i: number): number => 14 * Math.sin(t * 0.9 + i * 2.1);
    return (
      pitch() +
      line(
        `M${trail}L${ballX.toFixed(1)} ${ballY.toFixed(1)}`,
        PALETTE.paper,
        5,
        'stroke-dasharray="3 15" stroke-linecap="round" opacity=".8"',
      ) +
      DEFENDERS.map(([x, y], i) => player(x + drift(i), y + (ballY - y) * 0.12, PALETTE.coral, t * 0.3)).join(
        '',
      ) +
      PLAY.slice(0, -1)
        .map(([x, y], i) => player(x + (i === index ? 0 : drift(i) * 0.5), y, PALETTE.saffron, -t * 0.3))
        .join('') +
      circle(ballX + 4, ballY + 10, 13, PALETTE.deep, 'opacity=".4"') +
      circle(ballX, ballY, 14, PALETTE.paper) +
      path(khatam(ballX, ballY, 8, t * 5), PALETTE.ink) +
      goal(t)
    );
  },
  cues: [
    {
      from: 0.5,
      to: 5.5,
      text: { en: 'It starts quietly, out on the left.', ar: 'تبدأ الهجمة بهدوء من الجهة اليسرى.' },
    },
    {
      from: 6,
      to: 11.5,
      text: {
        en: 'Five passes, and nobody has touched it but saffron.',
        ar: 'خمس تمريرات، ولم تمسّ الكرة سوى أقدام الفريق الزعفراني.',
      },
    },
    {
      from: 12.5,
      to: 16,
      text: { en: 'The defence moves across. It is too late.', ar: 'يتحرّك الدفاع، لكن بعد فوات الأوان.' },
    },
    { from: 16.5, to: 18.9, text: { en: 'One more pass…', ar: 'تمريرة أخيرة…' } },
    { from: 19.2, to: 23.5, text: { en: 'Goal! What a move.', ar: 'هدف! يا لها من هجمة!' } },
  ],
};
