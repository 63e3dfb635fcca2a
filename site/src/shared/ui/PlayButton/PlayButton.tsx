import type { ButtonHTMLAttributes } from 'react';

import { Icon } from '../Icon/Icon';
import * as styles from './PlayButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> {
  /** What it plays. */
  label: string;
  /** `retry` plays it once more. */
  icon?: 'play' | 'retry';
}

/** The star that plays. It turns under the pointer; its sign does not, in no language. */
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
