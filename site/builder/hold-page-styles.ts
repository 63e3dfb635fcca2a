export interface StyleExtractor {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
  runtimeOptions?: { insert?: unknown };
}

/**
 * Styles of pages, which are loaded before their page is opened, do not hold for the page that is open: each such
 * file would make the browser style all of it again. `applyHeldStyles` puts them on when a page is opened. Their
 * priority stays that of styles.
 *
 * Webpack writes the source text of this function into its runtime: it can name nothing outside of itself.
 */
const insertStyles = (link: HTMLLinkElement): void => {
  if (link.href.includes('/component---')) {
    link.media = 'not all';
    link.setAttribute('fetchpriority', 'high');
  }
  document.head.append(link);
};

/** Tells the plugins that load styles to hold those of pages. */
export const holdPageStyles = (extractors: readonly StyleExtractor[], stage: string): void => {
  if (stage !== 'build-javascript') return;
  for (const { runtimeOptions } of extractors) if (runtimeOptions) runtimeOptions.insert = insertStyles;
};
