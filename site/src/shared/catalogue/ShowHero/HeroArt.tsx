import { Picture } from '../../ui/Picture/Picture';
import type { ShownPicture } from '../../ui/Picture/shown-picture';
import { SIZES } from '../picture-sizes';
import * as styles from './ShowHero.module.css';

interface Props {
  thumbnail: ShownPicture | null;
  /** Portrait picture for phones. */
  portrait: ShownPicture | null;
  /** Loads eagerly: the largest picture above the fold. */
  eager?: boolean;
}

/** Background picture of a hero, with a dark gradient behind the text. */
export const HeroArt = ({ thumbnail, portrait, eager = false }: Props) => (
  <div className={styles.art}>
    {thumbnail && (
      <Picture
        picture={thumbnail}
        phone={portrait}
        sizes={SIZES.full}
        className={styles.picture}
        loading={eager ? 'lead' : 'lazy'}
        decorative
      />
    )}
  </div>
);
