import * as styles from './Button.module.css';

export type ButtonLook = 'primary' | 'ghost' | 'text' | 'live' | 'paper';

/** Classes of something that looks like a button: a `button`, or a link that leads on. `paper` is the ink one for cream surfaces; one primary per view. */
export const buttonClass = (look: ButtonLook, size: 'normal' | 'small' = 'normal'): string =>
  [styles.button, styles[look], size === 'small' ? styles.small : ''].filter(Boolean).join(' ');
