import type { ButtonHTMLAttributes } from 'react';
import { forwardRef } from 'react';

import { ControlTip } from './ControlTip';
import * as styles from './IconButton.module.css';
import { PlayerIcon } from '../../../../shared/playback/PlayerIcon';
import type { PlayerIconName } from '../../../../shared/playback/PlayerIcon';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
  icon: PlayerIconName;
  /** Whether the control is switched on and highlighted. */
  lit?: boolean;
  /** Key of the keyboard that does the same. */
  shortcut?: string;
}

/** Button of the control bar. Its accessible name, which the tooltip shows, says what pressing does. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(
  ({ name, icon, lit = false, shortcut, ...rest }, ref) => (
    <ControlTip name={name} shortcut={shortcut} quiet={rest['aria-expanded'] === true}>
      <button
        ref={ref}
        type="button"
        className={lit ? `${styles.button} ${styles.lit}` : styles.button}
        aria-label={name}
        aria-keyshortcuts={shortcut}
        {...rest}
      >
        <PlayerIcon name={icon} />
      </button>
    </ControlTip>
  ),
);
IconButton.displayName = 'IconButton';
