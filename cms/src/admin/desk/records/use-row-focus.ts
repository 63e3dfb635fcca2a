import { useCallback, useRef, type RefObject } from 'react';

interface RowFocus {
  rows: RefObject<HTMLUListElement>;
  move: (by: 1 | -1) => void;
  /** Place of the row that has the focus, on its link or another control of it; -1 for none. */
  current: () => number;
}

const linksOf = (list: HTMLUListElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]:not(:disabled)') ?? []),
];

const placeOf = (links: readonly HTMLElement[]): number =>
  links.findIndex((link) => link.closest('li')?.contains(document.activeElement));

/** Moves the focus over the rows of a list, which are its links with `data-row`; a disabled one is passed over. */
export const useRowFocus = (): RowFocus => {
  const rows = useRef<HTMLUListElement>(null);
  const current = useCallback(() => placeOf(linksOf(rows.current)), []);
  const move = useCallback((by: 1 | -1) => {
    const links = linksOf(rows.current);
    const at = placeOf(links);
    const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }, []);
  return { rows, move, current };
};
