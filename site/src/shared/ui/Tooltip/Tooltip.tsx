import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import * as styles from './Tooltip.module.css';

interface Props {
  /** Short text that adds to the control's label. */
  text: string;
  /** Renders the control, which takes the id as `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** In pixels. Smallest distance of the tooltip from the edge of the viewport. */
const EDGE = 8;

/** Moves a tooltip that overflows the viewport back inside. */
const keepInWindow = (tip: HTMLElement): void => {
  tip.style.translate = '0';
  const { left, right } = tip.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - EDGE);
  tip.style.translate = `${left < EDGE ? EDGE - left : Math.min(0, -over)}px`;
};

/** Tooltip of a control on hover or focus. It stays open under the pointer and closes on Escape. */
export const Tooltip = ({ text, children }: Props) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!shown) return;
    if (tip.current) keepInWindow(tip.current);
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [shown]);
  return (
    <span
      className={styles.anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children(id)}
      <span ref={tip} role="tooltip" id={id} className={styles.tip} hidden={!shown}>
        {text}
      </span>
    </span>
  );
};
