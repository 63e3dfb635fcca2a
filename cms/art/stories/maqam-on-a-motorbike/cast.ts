import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { paletteOf } from '../../core/palette';
import { ellipse, path } from '../../drawing/svg';
import { bust } from '../../figures/bust';
import type { Look } from '../../figures/head';
import { jointsOf, person, type Person } from '../../figures/person';
import { d } from '../../geometry/point';

/** Colours that belong to Karim and to his things, whatever the street's own are. */
export const OWN = paletteOf('live-music');
const BROWN = mix(mix(OWN.light, OWN.second, 0.5), OWN.darkest, 0.42);

export const KARIM: Look = {
  skin: BROWN,
  hair: mix(OWN.darkest, OWN.deep, 0.5),
  cloth: OWN.paper,
  accent: OWN.second,
  band: mix(OWN.darkest, OWN.deep, 0.35),
};
export const TROUSERS = mix(OWN.deep, OWN.paper, 0.3);
export const NEIGHBOUR: Look = { ...KARIM, skin: mix(BROWN, OWN.paper, 0.16), accent: OWN.paper };

type Stand = Pick<Person, 'x' | 'y' | 'height' | 'pose'> & { isTurned?: boolean };

/** Draws Karim on foot, with the scarf round his neck; `t` moves its end. */
export const karim = (at: Stand, t: number, hasScarf = true): string => {
  const who: Person = { ...at, head: 'curls', look: KARIM, shirt: OWN.paper, trousers: TROUSERS };
  const [nx, ny] = jointsOf(who).neck;
  const h = at.height;
  const side = at.isTurned === true ? 1 : -1;
  const swing = Math.sin(t * 2.2) * h * 0.012;
  if (!hasScarf) return person(who);
  return (
    person(who) +
    path(
      d`M${nx + side * h * 0.01} ${ny}L${nx + side * h * 0.085 + swing} ${ny + h * 0.19}L${nx + side * h * 0.015 + swing} ${ny + h * 0.2}L${nx - side * h * 0.05} ${ny + h * 0.01}Z`,
      mix(OWN.second, OWN.darkest, 0.16),
    ) +
    ellipse(nx, ny + h * 0.004, h * 0.078, h * 0.032, OWN.second)
  );
};

/** Draws Karim's head and shoulders. */
export const karimNear = (x: number, y: number, z: number, foot: number, hasScarf = true): string => {
  const rim = mix(OWN.paper, OWN.darkest, 0.3);
  const body = bust({ x, y, z, foot, head: 'curls', look: KARIM, body: OWN.paper, rim, hasPin: false });
  if (!hasScarf) return body;
  const end = d`M${x - z * 0.4} ${y + z * 0.86}L${x - z * 0.5} ${y + z * 1.9}H${x - z * 0.05}L${x} ${y + z * 0.9}Z`;
  return (
    body +
    ellipse(x, y + z * 0.8, z * 0.5, z * 0.24, OWN.second) +
    path(end, mix(OWN.second, OWN.darkest, 0.16))
  );
};

/** Draws the child who sits under the window: Karim years ago, or the girl of the end. */
export const child = (at: Stand, isKarim: boolean, colours: Colours): string => {
  const who: Person = {
    ...at,
    head: isKarim ? 'curls' : 'bun',
    look: isKarim ? KARIM : { ...KARIM, hair: mix(OWN.middle, OWN.darkest, 0.4) },
    shirt: isKarim ? mix(OWN.middle, OWN.second, 0.25) : colours.lit,
    trousers: TROUSERS,
  };
  const [nx, ny] = jointsOf(who).neck;
  return person(who) + (isKarim ? ellipse(nx, ny, at.height * 0.085, at.height * 0.035, OWN.light) : '');
};

/** Draws the old neighbour, who hums. */
export const neighbour = (at: Stand, colours: Colours): string =>
  person({
    ...at,
    head: 'veil',
    look: NEIGHBOUR,
    shirt: colours.middle,
    trousers: colours.middle,
    isRobed: true,
  });

/** Draws the neighbour's head and shoulders. */
export const neighbourNear = (x: number, y: number, z: number, foot: number, colours: Colours): string =>
  bust({
    x,
    y,
    z,
    foot,
    head: 'veil',
    look: NEIGHBOUR,
    body: colours.middle,
    rim: colours.near,
    hasPin: true,
  });
