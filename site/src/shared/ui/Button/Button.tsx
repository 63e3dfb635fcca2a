import type { ButtonHTMLAttributes } from 'react';

import { Star } from '../Star/Star';
import { buttonClass } from './button-class';
import type { ButtonLook } from './button-class';
import * as styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: 'normal' | 'small';
  /** As wide as what it stands in. */
  wide?: boolean;
  /** Under way: a turning star replaces the label, which stays its name. It keeps the focus and does nothing. */
  busy?: boolean;
}

/** A button with all its states. A link that leads on takes `buttonClass` instead. */
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
