import { forwardRef } from 'react';

import { PlayerIcon } from '../bar/PlayerIcon';
import * as styles from './StarButton.module.css';

interface Props {
  name: string;
  icon: 'play' | 'replay';
  onPress: () => void;
}

/** The lit star that begins a video, or begins it again. */
export const StarButton = forwardRef<HTMLButtonElement, Props>(({ name, icon, onPress }, ref) => (
  <button ref={ref} type="button" className={styles.button} aria-label={name} onClick={onPress}>
    <span className={styles.star} />
    <span className={styles.sign}>
      <PlayerIcon name={icon} />
    </span>
  </button>
));
StarButton.displayName = 'StarButton';
