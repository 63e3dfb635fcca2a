/** Storage of a browser that never throws. What the browser does not keep lives as long as the page. */
export interface BrowserStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  /** Whether the browser keeps what was set last; false where that is lost with the page. */
  isKept: (key: string) => boolean;
  remove: (key: string) => void;
  removeAll: (isMeant: (key: string) => boolean) => void;
}

/** What is used of `localStorage` and `sessionStorage`. */
interface WebStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/**
 * Reads and writes a storage of the browser, whose every access may throw: it is refused with the cookies, or full.
 * @param open Returns the storage. Asked for at each use, because reading the property throws too.
 */
export const openStorage = (open: () => WebStorage): BrowserStorage => {
  const memory = new Map<string, string>();

  const attempt = <Result>(use: (storage: WebStorage) => Result, failed: Result): Result => {
    try {
      return use(open());
    } catch {
      return failed;
    }
  };
  const discard = (key: string): void => attempt((storage) => storage.removeItem(key), undefined);
  const isStored = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);

  const remove = (key: string): void => {
    memory.delete(key);
    discard(key);
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      memory.delete(key);
      if (isStored(key, value)) return;
      memory.set(key, value);
      // An older value must not come back with the next page.
      discard(key);
    },
    isKept: (key) => !memory.has(key),
    remove,
    removeAll(isMeant) {
      const stored = attempt((storage) => Object.keys(storage), []);
      for (const key of [...memory.keys(), ...stored]) if (isMeant(key)) remove(key);
    },
  };
};
