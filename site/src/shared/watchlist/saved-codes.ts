import { createStore } from '../store/create-store';

/** Codes of the videos that the viewer has saved; null until they are known. */
export const savedCodes = createStore<ReadonlySet<string> | null>(null);

/** Notes in the store that a video was saved or removed. */
export const noteSaved = (code: string, saved: boolean): void => {
  const known = savedCodes.get();
  if (known === null || known.has(code) === saved) return;
  const codes = new Set(known);
  if (saved) codes.add(code);
  else codes.delete(code);
  savedCodes.set(codes);
};
