/** Gatsby's loader of pages, which its own links use too. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<unknown>;
}

interface Window {
  ___loader?: GatsbyLoader;
}
