import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import * as styles from './Tooltip.module.css';

interface Props {
  /** A few words that add to the control's name. */
  text: string;
  /** The control; it takes the id of the words as its description. */
  children: (describedBy: string) => ReactNode;
}

/** Least distance of the words from the edge of the window. */
const EDGE = 8;

/** Moves what would stand over the edge of the window back into it. */
const keepInWindow = (tip: HTMLElement): void => {
  tip.style.translate = '0';
  const { left, right } = tip.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - EDGE);
  tip.style.translate = `${left < EDGE ? EDGE - left : Math.min(0, -over)}px`;
};

/** Words beside a control while it is pointed at or focused. They stay under the pointer and leave on Escape. */
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
