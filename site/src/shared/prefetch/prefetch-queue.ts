import { PREFETCH_DELAY_MS, PREFETCH_PENDING_MAX } from '@sahra/schemas/constants';

interface PrefetchParts {
  /** Loads a page. A rejection is ignored: the navigation loads the page again. */
  load: (path: string) => Promise<unknown>;
  isAllowed: () => boolean;
}

export interface PrefetchQueue {
  /** Adds a page once; `first` puts it at the head. The returned function removes it while it waits. */
  add: (path: string, first?: boolean) => () => void;
  /** A page has been shown: nothing begins during the delay that follows. */
  delay: () => void;
  /** Nothing begins until the returned function is called; several holds end with the last one. */
  hold: () => () => void;
}

/** Queue of page prefetches: at most `PREFETCH_PENDING_MAX` at a time, none before the first delay has passed. */
export const createPrefetchQueue = ({ load, isAllowed }: PrefetchParts): PrefetchQueue => {
  const waiting: string[] = [];
  const begun = new Set<string>();
  let pending = 0;
  let open = false;
  const holds = new Set<symbol>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (path: string): void => {
    const place = waiting.indexOf(path);
    if (place !== -1) waiting.splice(place, 1);
  };

  const begin = (): void => {
    while (open && holds.size === 0 && pending < PREFETCH_PENDING_MAX) {
      const path = waiting.shift();
      if (path === undefined) return;
      if (!isAllowed()) continue;
      begun.add(path);
      pending += 1;
      void load(path)
        .catch(() => begun.delete(path))
        .finally(() => {
          pending -= 1;
          begin();
        });
    }
  };

  return {
    add(path, first = false) {
      if (!begun.has(path)) {
        remove(path);
        if (first) waiting.unshift(path);
        else waiting.push(path);
        begin();
      }
      return () => remove(path);
    },
    delay() {
      open = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        open = true;
        begin();
      }, PREFETCH_DELAY_MS);
    },
    hold() {
      const own = Symbol();
      holds.add(own);
      return () => {
        holds.delete(own);
        begin();
      };
    },
  };
};
