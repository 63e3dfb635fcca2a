import { useCallback, useRef, type RefObject } from 'react';

/** Moves the focus over the rows of a list, which are its links with `data-row`. */
export const useRowFocus = (): { rows: RefObject<HTMLUListElement>; move: (by: 1 | -1) => void } => {
  const rows = useRef<HTMLUListElement>(null);
  const move = useCallback((by: 1 | -1) => {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }, []);
  return { rows, move };
};
