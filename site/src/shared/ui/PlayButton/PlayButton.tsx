import type { ButtonHTMLAttributes } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './PlayButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> {
  /** Accessible label: says what the button plays. */
  label: string;
  /** `retry` plays the video again. */
  icon?: 'play' | 'retry';
}

/**
 * Play button in the form of a star. The star rotates on hover; the play icon never rotates and is not mirrored in
 * right-to-left pages.
 */
export const PlayButton = ({ label, icon = 'play', className, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className={className ? `${styles.play} ${className}` : styles.play}
    aria-label={label}
  >
    <span className={styles.star} />
    <span className={styles.sign}>
      <Icon name={icon} />
    </span>
  </button>
);
