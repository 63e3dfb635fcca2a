import { firstGrapheme } from '../../auth/first-grapheme';
import * as styles from './Avatar.module.css';

/** The viewer's badge: one character of the name in a star. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} data-badge="">
    <bdi>{firstGrapheme(name)}</bdi>
  </span>
);
