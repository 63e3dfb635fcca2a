import type { KeyboardEvent } from 'react';

/** Moves the focus up and down among the `data-stop` elements of a dialog. */
export const walkStops = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [
    ...(event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
  ];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.max(0, place + (event.code === 'ArrowDown' ? 1 : -1))]?.focus();
};
