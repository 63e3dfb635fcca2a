/** Gatsby's loader of pages. Its links and its navigation call the functions of this same object. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
  /** Returns a page that is already in memory. */
  loadPageSync: (path: string) => { json?: { pageContext?: { keepsScroll?: boolean } } } | undefined;
  /** Loads the data of a page, which the loader keeps, and returns the addresses of its files; production only. */
  loadData?: (path: string) => Promise<string[]>;
  /** Returns the addresses of a page's data and of its own styles once its data is loaded; production only. */
  getResourceURLsForPathname?: (path: string) => string[] | null;
  /** Called for a link that comes into view. */
  enqueue: (path: string) => { abort: () => void };
  /** Called for a link under the pointer. */
  hovering: (path: string) => void;
}

interface Window {
  ___loader?: GatsbyLoader;
}

/** The build replaces it with the copy of it that Gatsby's own code uses. */
declare module 'gatsby/cache-dir/loader' {
  /** Functions that load the code of pages, by name. */
  export interface AsyncRequires {
    components: Readonly<Record<string, () => Promise<unknown>>>;
  }
  /** What the loader keeps of the data of a page, also when it could not be read. */
  export interface PageData {
    status: 'success' | 'error';
    /** Whether the server failed: the data is that of the page that says so. */
    internalServerError?: boolean;
    payload?: { componentChunkName: string };
  }
  export const publicLoader: GatsbyLoader;
  export class ProdLoader {
    constructor(asyncRequires: AsyncRequires, ...rest: readonly unknown[]);
    /** By the path of the page. */
    readonly pageDataDb: Map<string, PageData>;
    loadPageDataJson(path: string): Promise<PageData>;
    /** Returns the page with its code, as Gatsby's own components read it. */
    loadPage(path: string): Promise<unknown>;
    loadPageSync(path: string, options?: object): unknown;
    isPageNotFound(path: string): boolean;
    getResourceURLsForPathname(path: string): string[] | null;
  }
}
