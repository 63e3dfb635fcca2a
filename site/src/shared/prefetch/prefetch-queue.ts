import { PREFETCH_DELAY_MS, PREFETCH_PENDING_MAX } from '@sahra/schemas/constants';

/** How much of a page is prefetched: its files, or all that can be done before it opens. */
export type PrefetchDepth = 'files' | 'page';

interface PrefetchParts {
  /** Prefetches a page. A rejection is ignored: the navigation loads the page again. */
  load: (path: string, depth: PrefetchDepth) => Promise<unknown>;
  isAllowed: () => boolean;
}

export interface PrefetchQueue {
  /**
   * Adds a page once at each depth; one that is wanted whole goes to the head. The returned function removes it while
   * it waits.
   */
  add: (path: string, depth: PrefetchDepth) => () => void;
  /** A page has been shown: nothing begins during the delay that follows. */
  delay: () => void;
  /** Nothing begins until the returned function is called; several holds end with the last one. */
  hold: () => () => void;
}

/** Queue of page prefetches: at most `PREFETCH_PENDING_MAX` at a time, none before the first delay has passed. */
export const createPrefetchQueue = ({ load, isAllowed }: PrefetchParts): PrefetchQueue => {
  const waiting: { path: string; depth: PrefetchDepth }[] = [];
  const begun = new Map<string, PrefetchDepth>();
  let pending = 0;
  let open = false;
  const holds = new Set<symbol>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (path: string): void => {
    const place = waiting.findIndex((each) => each.path === path);
    if (place !== -1) waiting.splice(place, 1);
  };

  const begin = (): void => {
    while (open && holds.size === 0 && pending < PREFETCH_PENDING_MAX) {
      const next = waiting.shift();
      if (!next) return;
      if (!isAllowed()) continue;
      const { path, depth } = next;
      begun.set(path, depth);
      pending += 1;
      void load(path, depth)
        .catch(() => begun.delete(path))
        .finally(() => {
          pending -= 1;
          begin();
        });
    }
  };

  return {
    add(path, depth) {
      const done = begun.get(path);
      if (done !== 'page' && done !== depth) {
        remove(path);
        if (depth === 'page') waiting.unshift({ path, depth });
        else waiting.push({ path, depth });
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
