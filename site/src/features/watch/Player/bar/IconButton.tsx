import type { ButtonHTMLAttributes } from 'react';
import { forwardRef } from 'react';

import * as styles from './IconButton.module.css';
import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import type { PlayerIconName } from '../../../../shared/playback/PlayerIcon';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  icon: PlayerIconName;
  /** Whether the control is switched on and highlighted. */
  lit?: boolean;
}

/** Button of the control bar. Its accessible name says what pressing does. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(
  ({ name, icon, lit = false, ...rest }, ref) => (
    <button
      ref={ref}
      type="button"
      className={lit ? `${styles.button} ${styles.lit}` : styles.button}
      aria-label={name}
      {...rest}
    >
      <PlayerIcon name={icon} />
    </button>
  ),
);
IconButton.displayName = 'IconButton';
