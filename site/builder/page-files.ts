/** File with the list of pages of a build, relative to the site's folder. */
export const PAGES_FILE = '.cache/sahra-pages.json';

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;
const HTML = /^(?:(.+)\/)?index\.html$/;

/** Returns the page path of a file in Gatsby's output; null when the file belongs to no page. */
export const pageOfFile = (file: string): string | null => {
  const data = PAGE_DATA.exec(file)?.[1];
  if (data) return data === 'index' ? '/' : `/${data}`;
  const html = HTML.exec(file);
  return html ? `/${html[1] ?? ''}` : null;
};

/** Returns whether a file belongs in a release. Pages of earlier builds whose record no longer exists do not. */
export const isCurrent = (file: string, pages: ReadonlySet<string>): boolean => {
  const page = pageOfFile(file);
  return page === null || pages.has(page);
};
