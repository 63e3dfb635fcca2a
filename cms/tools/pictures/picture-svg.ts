import { seededRandom } from './frame';
import { PALETTES, type PaletteName } from './palette';
import { SCENES, type SceneName } from './scenes';

export interface PictureOrder {
  scene: SceneName;
  palette: PaletteName;
  seed: number;
}

/** The drawing of an order on a sheet of the given size. */
export const pictureSvg = ({ scene, palette, seed }: PictureOrder, width: number, height: number): string => {
  const colours = PALETTES[palette];
  const [top, middle, low] = colours.sky;
  const art = SCENES[scene]({ width, height, palette: colours, random: seededRandom(seed) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>
      <linearGradient id="glow" x2="0" y2="1"><stop stop-color="${middle}"/><stop offset=".6" stop-color="${low}"/><stop offset="1" stop-color="${colours.light}"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${art}</svg>`;
};
