const asked = new Set<string>();

/** Downloads a file into the browser's cache once, after everything that the open page needs. */
const prefetchFile = async (address: string): Promise<void> => {
  if (asked.has(address)) return;
  asked.add(address);
  try {
    await (await fetch(address, { priority: 'low' })).arrayBuffer();
  } catch (error) {
    asked.delete(address);
    throw error;
  }
};

/**
 * Loads the data of a page, and its scripts and styles into the browser's cache. None of its code runs yet: with
 * several links in view that would keep a slow phone busy for half a second, mostly for pages that nobody opens.
 */
export const prefetchFiles = async (loader: GatsbyLoader, path: string): Promise<void> => {
  if (loader.loadPageSync(path)) return;
  const addresses = (await loader.loadData?.(path)) ?? [];
  await Promise.all(addresses.map(prefetchFile));
};
