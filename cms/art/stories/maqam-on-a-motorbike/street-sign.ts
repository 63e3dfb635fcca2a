import { group, path, rect } from '../../drawing/svg';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { OWN } from './cast';

const [W, H] = [176, 70];

/** Enamel sign at the corner of a street: its name, and its maqam in larger letters. It swings in and stays. */
export const streetSign =
  (street: string, maqam: string, { x = 20, from = 0.2, until = Infinity } = {}): Drawing =>
  ({ t, writer, definitions }) => {
    const came = eased((t - from) / 0.5);
    const gone = eased((t - until) / 0.5);
    if (came === 0 || gone === 1) return '';
    const swing = Math.sin((t - from) * 9) * 7 * Math.exp(-(t - from) * 1.6);
    const y = 18 - (1 - came + gone) * 110;
    const middle = x + W / 2;
    return group(
      { transform: `translate(0 ${y.toFixed(1)}) rotate(${swing.toFixed(2)} ${String(middle)} 0)` },
      rect(x + 26, -120, 3, 122, OWN.darkest),
      rect(x + W - 29, -120, 3, 122, OWN.darkest),
      rect(x, 0, W, H, OWN.darkest, { rx: 9 }),
      rect(x + 3, 3, W - 6, H - 6, OWN.middle, { rx: 7 }),
      rect(x + 7, 7, W - 14, H - 14, 'none', { rx: 5, stroke: OWN.paper, 'stroke-width': 1.4 }),
      path(khatam(x + 17, H / 2, 5) + khatam(x + W - 17, H / 2, 5), OWN.light),
      writer.write(
        { text: street, locale: 'ar', x: middle, y: 25, size: 13, color: OWN.light, anchor: 'middle' },
        definitions,
      ),
      writer.write(
        {
          text: maqam,
          locale: 'ar',
          x: middle,
          y: 53,
          size: 27,
          color: OWN.paper,
          anchor: 'middle',
          weight: 700,
        },
        definitions,
      ),
    );
  };
