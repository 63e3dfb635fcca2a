import { cardPicture } from '@sahra/schemas/card-picture';
import { LOCALES, OTHER_LOCALE } from '@sahra/schemas/constants';

import { localizePath } from '../i18n/localize-path';
import type { HeadMeta, HeadPicture, HeadPlace } from './page-head';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const OG_LOCALE = { en: 'en_US', ar: 'ar_AE' } as const;
/** Of pages without a picture, drawn in the reading direction of the language. */
const DEFAULT_PICTURE = {
  en: { url: '/images/share.png', alt: '', width: 1200, height: 630 },
  ar: { url: '/images/share-ar.png', alt: '', width: 1200, height: 630 },
} as const;

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });
const absolute = (url: string, publicUrl: string): string => (url.startsWith('/') ? publicUrl + url : url);

/** Returns the canonical link and a complete hreflang set; unprefixed URLs have /en as canonical. */
export const addressTagsOf = ({ path, locale, publicUrl }: Omit<HeadPlace, 'index'>): HeadTag[] => {
  if (path === null) return [];
  const at = (form: 'en' | 'ar'): string => publicUrl + localizePath(path, form);
  return [
    link({ rel: 'canonical', href: at(locale) }),
    ...LOCALES.map((form) => link({ rel: 'alternate', hreflang: form, href: at(form) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: at('en') }),
    meta('property', 'og:url', at(locale)),
  ];
};

/** Networks show pictures that are less wide than this ratio small and uncut, instead of large and cropped. */
const LARGE_CARD_RATIO = 1.25;

const cardKind = ({ width, height }: HeadPicture): string =>
  width && height && width / height < LARGE_CARD_RATIO ? 'summary' : 'summary_large_image';

const pictureTags = (picture: HeadPicture, alt: string, publicUrl: string): HeadTag[] => {
  const { url, width, height } = cardPicture(picture);
  const address = absolute(url, publicUrl);
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:alt', alt),
    ...(width && height
      ? [
          meta('property', 'og:image:width', String(width)),
          meta('property', 'og:image:height', String(height)),
        ]
      : []),
    meta('name', 'twitter:card', cardKind(picture)),
    meta('name', 'twitter:image', address),
    meta('name', 'twitter:image:alt', alt),
  ];
};

const cards = (
  { title, name, description, picture, type }: HeadMeta,
  { locale, publicUrl }: HeadPlace,
): HeadTag[] => [
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:type', type),
  meta('property', 'og:locale', OG_LOCALE[locale]),
  meta('property', 'og:locale:alternate', OG_LOCALE[OTHER_LOCALE[locale]]),
  ...pictureTags(picture ?? DEFAULT_PICTURE[locale], picture?.alt || name || title, publicUrl),
  meta('name', 'twitter:title', title),
  meta('name', 'twitter:description', description),
];

/** Returns structured data as JSON with absolute URLs, which search engines require; the record contains paths. */
const structuredText = (data: Record<string, unknown>, { publicUrl, locale }: HeadPlace): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'item' || key === 'url') return absolute(localizePath(value, locale), publicUrl);
    return key === 'thumbnailUrl' || key === 'image' ? absolute(value, publicUrl) : value;
  }).replace(/</g, '\\u003c');

const feedTags = ({ title }: HeadMeta, { path, locale, publicUrl }: HeadPlace): HeadTag[] =>
  path === null
    ? []
    : [
        link({
          rel: 'alternate',
          type: 'application/rss+xml',
          title,
          href: `${publicUrl}${localizePath(path, locale)}/feed.xml`,
        }),
      ];

/** Returns every head tag of a page. The site's pages render them, the site server writes them into shells. */
export const headTagsOf = (head: HeadMeta, place: HeadPlace): HeadTag[] => [
  { name: 'title', attributes: {}, text: head.title },
  meta('name', 'description', head.description),
  ...(place.index ? [] : [meta('name', 'robots', 'noindex')]),
  ...addressTagsOf({ ...place, path: head.canonicalPath ?? place.path }),
  ...(head.feed ? feedTags(head, { ...place, path: head.canonicalPath ?? place.path }) : []),
  ...cards(head, place),
  ...(head.structuredData
    ? [
        {
          name: 'script' as const,
          attributes: { type: 'application/ld+json' },
          text: structuredText(head.structuredData, place),
        },
      ]
    : []),
];
