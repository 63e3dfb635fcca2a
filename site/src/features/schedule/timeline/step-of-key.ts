import type { Step } from './step-in-rows';

interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const STEPS: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** Returns the step of a key; null for other keys. Time runs from the right in Arabic. */
export const stepOfKey = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  direction: 'ltr' | 'rtl',
): Step | null => {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowLeft') return direction === 'rtl' ? 'later' : 'earlier';
  if (key === 'ArrowRight') return direction === 'rtl' ? 'earlier' : 'later';
  return STEPS.get(key) ?? null;
};
