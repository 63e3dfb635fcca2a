import { createElement } from 'react';

import type { PageContext } from '../page/page-context';
import { FIRST_FONTS } from '../type/first-fonts';
import { headTagsOf } from './head-tags';
import type { HeadMeta } from './page-head';
import { preloadTagsOf } from './preload-tags';

interface Props {
  context: Pick<PageContext<unknown>, 'language' | 'index' | 'chrome'>;
  /** Unprefixed path; null when there is none. */
  path: string | null;
  /** Null while a shell has no record yet: the site server's tags remain. */
  meta: HeadMeta | null;
  /**
   * Id of an element without the whole of which the page is not painted: one whose parts would move each other, e.g.
   * a strip that is scrolled to one of its links. Browsers without support for it ignore the link.
   */
  awaits?: string;
}

/**
 * Metadata and font preloads of a page, in the served HTML and on client navigation. It does not set language and
 * direction, which belong to the document: Gatsby removes attributes before it sets the next ones, and an Arabic
 * page would briefly render from left to right.
 */
export const PageHead = ({ context: { language, index, chrome }, path, meta, awaits }: Props) => (
  <>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
    <meta name="theme-color" content="#0a1218" />
    {/* Of every page of the language, so the site's server leaves it as it was built. */}
    <meta property="og:site_name" content={chrome.settings.brand} />
    {awaits && <link rel="expect" href={`#${awaits}`} blocking="render" />}
    {Object.values(FIRST_FONTS[language]).map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    {meta &&
      [
        ...(meta.lead ? preloadTagsOf(meta.lead) : []),
        ...headTagsOf(meta, { path, locale: language, publicUrl: chrome.publicUrl, index }),
      ].map(({ name, attributes: { hreflang, ...attributes }, text }, position) =>
        createElement(
          name,
          {
            key: position,
            ...attributes,
            ...(hreflang ? { hrefLang: hreflang } : {}),
            // React would escape the quotes of JSON in a script element.
            ...(name === 'script' ? { dangerouslySetInnerHTML: { __html: text } } : {}),
          },
          ...(text === undefined || name === 'script' ? [] : [text]),
        ),
      )}
  </>
);
