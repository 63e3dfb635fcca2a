import { Picture } from '../../ui/Picture/Picture';
import type { ShownPicture } from '../../ui/Picture/shown-picture';
import { SIZES } from '../picture-sizes';
import * as styles from './ShowHero.module.css';

interface Props {
  wide: ShownPicture | null;
  /** Drawn for phones. */
  upright: ShownPicture | null;
  /** The largest picture above the fold. */
  eager?: boolean;
}

/** What fills a hero behind its words, under a shade of ink where they stand. */
export const HeroArt = ({ wide, upright, eager = false }: Props) => (
  <div className={styles.art}>
    {wide && (
      <Picture
        picture={wide}
        phone={upright}
        sizes={SIZES.full}
        className={styles.picture}
        eager={eager}
        decorative
      />
    )}
  </div>
);
