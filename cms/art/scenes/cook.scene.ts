import { mix } from '../core/color';
import { rise, swing, turned } from '../drawing/motion';
import { ellipse, path, rect, stroke } from '../drawing/svg';
import { bust } from '../figures/bust';
import { crowdLook } from '../figures/looks';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import { isWide, type Scene } from './scene';

/** Draws a cook behind a steaming pot. */
export const cook: Scene = (context) => {
  const { W, H, stage, time, random, cast, colours } = context;
  const top = stage.y + stage.h * 0.78;
  const u = Math.min(stage.w * 0.25, stage.h * 0.22);
  const potX = stage.x + stage.w * (isWide(context) ? 0.6 : 0.64);
  const cookX = stage.x + stage.w * (isWide(context) ? 0.37 : 0.34);
  const pans = [0.08, 0.2, 0.8, 0.92].map((share, i) => {
    const [x, y] = [stage.x + stage.w * share, stage.y + stage.h * (0.2 + (i % 2) * 0.05)];
    return turned(
      time,
      4 * swing(time, 1, i / 4),
      [x, stage.y + stage.h * 0.06],
      stroke(d`M${x} ${stage.y + stage.h * 0.06}V${y}`, colours.near, u * 0.08) +
        ellipse(x, y + u * 0.3, u * 0.3, u * 0.32, i % 2 === 0 ? colours.middle : colours.near),
    );
  });
  const look = crowdLook(colours, cast);
  const { skin } = look;
  const sleeve = mix(colours.paper, colours.second, 0.22);
  const arm = d`M${cookX + u * 0.98} ${top - u * 0.55}Q${cookX + u * 1.36} ${top - u * 1.2} ${potX + u * 0.02} ${top - u * 1.6}`;
  const roofs = Array.from({ length: Math.ceil(W / (u * 0.9)) + 1 }, (_, i) => {
    const [x, h] = [u * 0.9 * (i - 0.3), u * random.between(0.5, 1.5)];
    const window = rect(x + u * 0.3, top - h + u * 0.24, u * 0.12, u * 0.2, colours.lit, { opacity: 0.8 });
    return rect(x, top - h, u * 0.92, h, colours.far) + (random.chance(0.6) ? window : '');
  });
  const steam = [-0.5, 0, 0.5].map((dx) =>
    stroke(
      d`M${potX + dx * u} ${top - u * 1.35}c${u * (0.4 - 0.5 * rise(time, 2))} ${-u * 0.45} ${-u * (0.4 - 0.5 * rise(time, 2))} ${-u * 0.7} ${u * 0.1 * swing(time, 2, dx)} ${-u * 1.2}`,
      dx === 0 ? colours.lit : colours.paper,
      u * 0.13,
      { 'stroke-linecap': 'round', opacity: 0.85 },
    ),
  );
  return [
    ...roofs,
    stroke(d`M-5 ${stage.y + stage.h * 0.06}H${W + 5}`, colours.near, u * 0.09),
    ...pans,
    bust({
      x: cookX,
      y: stage.y + stage.h * 0.335,
      z: u * 1.12,
      foot: top + u * 0.1,
      head: cast.pick(['turban', 'veil', 'cap', 'curls']),
      look,
      body: mix(colours.paper, colours.second, 0.1),
      rim: colours.lit,
      hasPin: false,
    }),
    // The apron with its strap, then the arm that stirs.
    path(
      d`M${cookX - u * 0.66} ${top}L${cookX - u * 0.5} ${top - u * 0.66}H${cookX + u * 0.5}L${cookX + u * 0.66} ${top}ZM${cookX - u * 0.5} ${top - u * 0.6}L${cookX - u * 0.3} ${top - u * 1.08}h${u * 0.1}L${cookX - u * 0.34} ${top - u * 0.6}ZM${cookX + u * 0.5} ${top - u * 0.6}L${cookX + u * 0.3} ${top - u * 1.08}h${-u * 0.1}L${cookX + u * 0.34} ${top - u * 0.6}Z`,
      colours.near,
    ),
    path(khatam(cookX, top - u * 0.32, u * 0.18), colours.lit),
    ...steam,
    stroke(arm, colours.near, u * 0.4, { 'stroke-linecap': 'round' }),
    stroke(arm, sleeve, u * 0.34, { 'stroke-linecap': 'round' }),
    stroke(
      d`M${potX - u * 0.02} ${top - u * 1.85}L${potX + u * 0.34} ${top - u * 0.95}`,
      colours.near,
      u * 0.11,
      {
        'stroke-linecap': 'round',
      },
    ),
    ellipse(potX + u * 0.08, top - u * 1.62, u * 0.18, u * 0.16, skin),
    ellipse(potX, top - u * 1.05, u * 1.02, u * 0.2, colours.near),
    path(
      d`M${potX - u} ${top - u}H${potX + u}L${potX + u * 0.86} ${top}H${potX - u * 0.86}Z`,
      colours.second,
    ),
    path(
      d`M${potX + u * 0.4} ${top - u}H${potX + u}L${potX + u * 0.86} ${top}H${potX + u * 0.4}Z`,
      colours.near,
      { opacity: 0.22 },
    ),
    ellipse(potX, top - u, u, u * 0.16, mix(colours.middle, colours.near, 0.4)),
    [-0.6, -0.2, 0.2]
      .map((dx) => path(khatam(potX + dx * u, top - u * 0.5, u * 0.15), colours.near))
      .join(''),
    rect(potX - u * 1.3, top - u * 0.85, u * 0.32, u * 0.16, colours.near) +
      rect(potX + u * 0.98, top - u * 0.85, u * 0.32, u * 0.16, colours.near),
    rect(-5, top, W + 10, H, colours.mid),
    rect(-5, top, W + 10, stage.h * 0.035, colours.near),
    Array.from({ length: 14 }, (_, i) =>
      path(khatam((W / 13) * i, top + stage.h * 0.11, W * 0.022), colours.lit, { opacity: 0.6 }),
    ).join(''),
  ].join('');
};
