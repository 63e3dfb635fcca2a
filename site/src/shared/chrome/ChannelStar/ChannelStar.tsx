import type { PictureFragment } from '../../catalogue/picture.fragment.generated';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './ChannelStar.module.css';

interface Props {
  /** Colour of the channel. */
  light: string | null;
  picture: PictureFragment | null;
  /** False while the pictures are loading: the star keeps its place. */
  loaded: boolean;
}

/** Picture of a channel in a star-shaped frame of its colour. The frame turns in a hovered `[data-channel]`. */
export const ChannelStar = ({ light, picture, loaded }: Props) => (
  <span className={styles.frame} {...(light ? { style: { backgroundColor: light } } : {})}>
    <span className={styles.star}>
      {loaded && <Picture className={styles.picture} picture={picture} sizes="54px" decorative />}
    </span>
  </span>
);
