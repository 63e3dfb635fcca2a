import * as styles from './Button.module.css';

export type ButtonLook = 'primary' | 'ghost' | 'text' | 'live' | 'paper';

/**
 * Returns the CSS classes of a `button`, or of a link that looks like one. `paper` is the dark variant for cream
 * surfaces; use one primary per view.
 */
export const buttonClass = (look: ButtonLook, size: 'normal' | 'small' = 'normal'): string =>
  [styles.button, styles[look], size === 'small' ? styles.small : ''].filter(Boolean).join(' ');
