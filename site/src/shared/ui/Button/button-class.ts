import * as styles from './Button.module.css';

/** Classes of something that looks like a button: a `button`, or a link that leads on. */
export const buttonClass = (
  look: 'primary' | 'ghost' | 'text',
  size: 'normal' | 'small' = 'normal',
): string => [styles.button, styles[look], size === 'small' ? styles.small : ''].filter(Boolean).join(' ');
