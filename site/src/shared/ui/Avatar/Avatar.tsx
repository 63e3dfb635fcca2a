import { firstGrapheme } from '../../auth/first-grapheme';
import { Icon } from '../Icon/Icon';
import * as styles from './Avatar.module.css';

interface Props {
  /** Empty while unknown: a person icon is shown instead of an empty star. */
  name: string;
  /** URL of the person's picture. */
  src?: string | null;
  size?: 'small' | 'normal' | 'large';
}

const ARABIC = /\p{Script=Arabic}/u;

/**
 * A person's picture, or the first character of their name, in a star. It is hidden from screen readers, because
 * the surrounding control contains the name.
 */
export const Avatar = ({ name, src, size = 'normal' }: Props) => {
  const letter = firstGrapheme(name);
  const classes = [styles.avatar, size === 'normal' ? '' : styles[size]].filter(Boolean).join(' ');
  if (!letter && !src)
    return (
      <span className={`${classes} ${styles.unknown}`} data-badge="">
        <Icon name="person" />
      </span>
    );
  return (
    <span className={classes} data-badge="" aria-hidden="true">
      <span className={styles.star}>
        {src ? (
          <img className={styles.picture} src={src} alt="" />
        ) : (
          <bdi className={styles.letter} lang={ARABIC.test(letter) ? 'ar' : 'en'}>
            {letter}
          </bdi>
        )}
      </span>
    </span>
  );
};
