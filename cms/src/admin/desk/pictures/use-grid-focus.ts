import { DIRECTION } from '@sahra/schemas/constants';
import { useCallback, useRef, type RefObject } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';

type Step = (place: number, columns: number, last: number) => number;

const START_STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (place, columns) => place + columns,
  ArrowUp: (place, columns) => place - columns,
  Home: () => 0,
  End: (_place, _columns, last) => last,
};

const columnsOf = (tiles: readonly HTMLElement[]): number => {
  const top = tiles[0]?.offsetTop;
  const wrapped = tiles.findIndex((tile) => tile.offsetTop !== top);
  return wrapped === -1 ? tiles.length : wrapped;
};

/** Moves the focus over the tiles of a grid, its buttons with `data-tile`. The arrows go as the grid is drawn. */
export const useGridFocus = (): {
  grid: RefObject<HTMLUListElement>;
  /** Returns whether the key moved the focus: not from a field or another part of the page. */
  move(key: string): boolean;
  focus(id: number): void;
} => {
  const grid = useRef<HTMLUListElement>(null);
  const { locale } = useDeskLanguage();
  const forward = DIRECTION[locale] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const move = useCallback(
    (key: string): boolean => {
      const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
      const { activeElement } = document;
      const place = tiles.findIndex((tile) => tile === activeElement);
      const isElsewhere = place === -1 && activeElement !== null && activeElement !== document.body;
      if (tiles.length === 0 || (isElsewhere && activeElement.id !== 'main-content')) return false;
      const beside: Step = (at) => (key === forward ? at + 1 : at - 1);
      const step = new Map(Object.entries(START_STEPS)).get(key) ?? beside;
      const last = tiles.length - 1;
      const next = place === -1 ? 0 : step(place, columnsOf(tiles), last);
      if (next >= 0 && next <= last) tiles[next]?.focus();
      return true;
    },
    [forward],
  );
  const focus = useCallback((id: number) => {
    grid.current?.querySelector<HTMLElement>(`[data-tile="${id}"]`)?.focus();
  }, []);
  return { grid, move, focus };
};
