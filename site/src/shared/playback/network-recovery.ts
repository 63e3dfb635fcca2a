const FIRST_MS = 2_000;
const LONGEST_MS = 8_000;

interface Recovery {
  /** Something could not be loaded. Returns how often in a row. */
  fail: () => number;
  /** Something was loaded. Returns whether that ends a failure. */
  succeed: () => boolean;
  stop: () => void;
}

/**
 * Loads again after the network was lost, until something arrives: after 2, 4, then every 8 seconds. hls.js itself
 * gives up after seven seconds, and a viewer in a tunnel should not have to press anything.
 */
export const createNetworkRecovery = (load: () => void): Recovery => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    fail: () => {
      clearTimeout(timer);
      timer = setTimeout(load, Math.min(LONGEST_MS, FIRST_MS * 2 ** failures));
      failures += 1;
      return failures;
    },
    succeed: () => {
      clearTimeout(timer);
      const isOver = failures > 0;
      failures = 0;
      return isOver;
    },
    stop: () => clearTimeout(timer),
  };
};
