import { DIRECTION } from '@sahra/schemas/constants';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { IconButton } from '../bar/IconButton';
import type { PlayerIconName } from '../bar/PlayerIcon';
import * as styles from './Menu.module.css';

interface Props {
  name: string;
  icon: PlayerIconName;
  lit?: boolean;
  /** Where menus lie: over the picture, and on phones a sheet. */
  layer: HTMLElement | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

const ITEMS = '[role^=menuitem]';

const itemsOf = (menu: HTMLElement | null): HTMLElement[] =>
  Array.from(menu?.querySelectorAll<HTMLElement>(ITEMS) ?? []);

const move = (menu: HTMLElement | null, key: string): boolean => {
  const items = itemsOf(menu);
  const now = items.findIndex((item) => item === document.activeElement);
  const wanted = new Map([
    ['ArrowDown', (now + 1) % items.length],
    ['ArrowUp', (now - 1 + items.length) % items.length],
    ['Home', 0],
    ['End', items.length - 1],
  ]);
  const index = wanted.get(key);
  if (index === undefined) return false;
  items[index]?.focus();
  return true;
};

/** A button of the bar that opens a menu. Arrows move in it; Escape, Tab and leaving it close it. It reads in the page's direction. */
export const MenuButton = ({ name, icon, lit = false, layer, open, onOpen, children }: Props) => {
  const { locale } = usePageLocale();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const items = itemsOf(menu.current);
    (items.find((item) => item.getAttribute('aria-checked') === 'true') ?? items[0])?.focus();
    const opener = button.current;
    return () => {
      // What was chosen is gone with the menu, and the focus with it.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [open]);

  const close = (): void => {
    onOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') onOpen(false);
    else if (move(menu.current, event.key)) event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    const inside = relatedTarget instanceof Node && menu.current?.contains(relatedTarget);
    if (!inside && relatedTarget !== button.current) onOpen(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        name={name}
        icon={icon}
        lit={lit || open}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
      />
      {open &&
        layer &&
        createPortal(
          <div
            ref={menu}
            id={id}
            role="menu"
            // It scrolls on low screens, and what scrolls has to be reached by keys.
            tabIndex={0}
            className={styles.menu}
            dir={DIRECTION[locale]}
            aria-label={name}
            onKeyDown={press}
            onBlur={leave}
            // Safari takes the focus away from a pressed button, which would close the menu under the finger.
            onMouseDown={(event) => event.preventDefault()}
          >
            {children}
          </div>,
          layer,
        )}
    </>
  );
};
