import { BUILD_CHECK_MS, RELOAD_GUARD_MS } from '@sahra/schemas/constants';

import { tabStorage } from '../store/browser-storage';
import { readBuildId } from './read-build-id';

const RELOADED_KEY = 'sahra.reloaded';

let first: string | null = null;
let newer = false;

const look = async (): Promise<void> => {
  const id = await readBuildId();
  if (!id) return;
  first ??= id;
  newer = id !== first;
};

/**
 * Stores the build id of this tab and checks every hour for newer code.
 * @returns A function that stops the check.
 */
export const startBuildCheck = (): (() => void) => {
  void look();
  const timer = setInterval(() => void look(), BUILD_CHECK_MS);
  return () => clearInterval(timer);
};

/**
 * Returns whether the navigation that starts now must reload the document: newer code exists, and the last reload
 * is long enough ago.
 */
export const isReloadDue = (now: number): boolean => {
  if (!newer) return false;
  if (now - Number(tabStorage.get(RELOADED_KEY) ?? 0) < RELOAD_GUARD_MS) return false;
  tabStorage.set(RELOADED_KEY, String(now));
  return true;
};
