/** Where a build lists its pages, relative to the site's folder. */
export const PAGES_FILE = '.cache/sahra-pages.json';

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;
const HTML = /^(?:(.+)\/)?index\.html$/;

/** The page that a file of Gatsby's output belongs to; null for files that are no page's. */
export const pageOfFile = (file: string): string | null => {
  const data = PAGE_DATA.exec(file)?.[1];
  if (data) return data === 'index' ? '/' : `/${data}`;
  const html = HTML.exec(file);
  return html ? `/${html[1] ?? ''}` : null;
};

/** Whether a file belongs into a release: pages of earlier builds, whose record is gone since, do not. */
export const isCurrent = (file: string, pages: ReadonlySet<string>): boolean => {
  const page = pageOfFile(file);
  return page === null || pages.has(page);
};
