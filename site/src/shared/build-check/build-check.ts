import { BUILD_CHECK_MS, RELOAD_GUARD_MS } from '@sahra/schemas/constants';

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

/** Notes which code this tab runs, and asks every hour whether there is a newer one. Answers the way to stop. */
export const startBuildCheck = (): (() => void) => {
  void look();
  const timer = setInterval(() => void look(), BUILD_CHECK_MS);
  return () => clearInterval(timer);
};

/** Whether the navigation that starts now should load the document anew: there is newer code, and the last reload is long enough ago. */
export const reloadIsDue = (now: number): boolean => {
  if (!newer) return false;
  if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(RELOADED_KEY, String(now));
  return true;
};
