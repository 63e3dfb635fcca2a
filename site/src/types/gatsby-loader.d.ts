/** Gatsby's loader of pages. Its links and its navigation call the functions of this same object. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
  /** Returns a page that is already in memory. */
  loadPageSync: (path: string) => { json?: { pageContext?: { keepsScroll?: boolean } } } | undefined;
  /** Called for a link that comes into view. */
  enqueue: (path: string) => { abort: () => void };
  /** Called for a link under the pointer. */
  hovering: (path: string) => void;
}

interface Window {
  ___loader?: GatsbyLoader;
}
