interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const CRAWLER = /bot|crawler|spider|crawling/i;

/** Returns whether pages may be loaded before they are wanted: not on a data saver, 2G, offline or for crawlers. */
export const isPrefetchAllowed = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    navigator.onLine &&
    !connection?.saveData &&
    !connection?.effectiveType?.includes('2g') &&
    !CRAWLER.test(navigator.userAgent)
  );
};
