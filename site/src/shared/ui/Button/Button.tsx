import type { ButtonHTMLAttributes } from 'react';

import { Star } from '../Star/Star';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';
import * as styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'normal' | 'small';
  /** Full width of the container. */
  wide?: boolean;
  /**
   * Busy state: a spinning star replaces the label, which stays the accessible name. The button keeps the focus and
   * ignores clicks.
   */
  busy?: boolean;
}

/** Button with all its states. For a link that looks like a button, use `buttonClass`. */
export const Button = ({
  look = 'primary',
  size = 'normal',
  wide = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={[buttonClass(look, size), wide ? styles.wide : '', busy ? styles.busy : '', className ?? '']
      .filter(Boolean)
      .join(' ')}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <span className={styles.label}>{children}</span>
    {busy && (
      <span className={styles.turning}>
        <Star motion="turn" />
      </span>
    )}
  </button>
);
