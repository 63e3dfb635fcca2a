import { DIRECTION } from '@sahra/schemas/constants';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { IconButton } from '../bar/IconButton';
import type { PlayerIconName } from '../../../../shared/playback/PlayerIcon';
import * as styles from './Menu.module.css';
import { useScrollRest } from './use-scroll-rest';

interface Props {
  name: string;
  icon: PlayerIconName;
  lit?: boolean;
  /** Key that switches what the menu chooses. */
  shortcut?: string;
  /** Element that menus are rendered into: over the picture, or as a sheet on phones. */
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

/**
 * Button of the control bar that opens a menu. Arrow keys move in the menu; Escape, Tab and losing the focus
 * close it. The menu follows the direction of the page.
 */
export const MenuButton = ({ name, icon, lit = false, shortcut, layer, open, onOpen, children }: Props) => {
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
      // The chosen item is unmounted with the menu, so the focus returns to the button.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
  }, [open]);

  const hidden = useScrollRest(menu, open);
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
        {...(shortcut === undefined ? {} : { shortcut })}
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
            // The menu scrolls on low screens, and a scrollable element must be reachable by keyboard.
            tabIndex={0}
            className={styles.menu}
            data-above={hidden.above}
            data-below={hidden.below}
            dir={DIRECTION[locale]}
            aria-label={name}
            onKeyDown={press}
            onBlur={leave}
            // Safari moves the focus away from a pressed button, which would close the menu during the press.
            onMouseDown={(event) => event.preventDefault()}
          >
            {children}
          </div>,
          layer,
        )}
    </>
  );
};
