import { DIRECTION } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import * as styles from './ControlTip.module.css';

interface Props {
  /** Accessible name of the control, shown as text. */
  name: string;
  /** Key that does the same, in the spelling of `aria-keyshortcuts`. */
  shortcut?: string | undefined;
  /** Shown below the control instead of above it. */
  below?: boolean;
  /** Not shown, e.g. while the menu of the control is open. */
  quiet?: boolean;
  children: ReactNode;
}

/** In pixels. Smallest distance from the edges of the player. */
const EDGE = 6;

/** Moves a label that overflows the player back inside. */
const keepInPlayer = (tip: HTMLElement): void => {
  const player = tip.closest('[data-player]')?.getBoundingClientRect();
  if (!player) return;
  const { left, right } = tip.getBoundingClientRect();
  const missing = Math.max(0, player.left + EDGE - left);
  tip.style.translate = `${missing || Math.min(0, player.right - EDGE - right)}px`;
};

/**
 * Label of a control with its key, while the mouse is over it or the keyboard has it. Screen readers have both from
 * the control itself. Escape and a press hide it; fingers never see it.
 */
export const ControlTip = ({ name, shortcut, below = false, quiet = false, children }: Props) => {
  const { locale } = usePageLocale();
  const [shown, setShown] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const visible = shown && !quiet;
  useEffect(() => {
    if (!visible) return;
    if (tip.current) keepInPlayer(tip.current);
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [visible, name]);
  const hide = (): void => setShown(false);
  return (
    <span
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={hide}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={hide}
      onPointerDown={hide}
    >
      {children}
      {visible && (
        <span
          ref={tip}
          className={styles.tip}
          dir={DIRECTION[locale]}
          data-below={below}
          data-control-tip
          aria-hidden="true"
        >
          <bdi>{name}</bdi>
          {shortcut !== undefined && <kbd className={styles.key}>{shortcut.toUpperCase()}</kbd>}
        </span>
      )}
    </span>
  );
};
