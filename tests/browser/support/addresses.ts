import table from '@sahra/schemas/routes.json' with { type: 'json' };

import type { Catalogue } from './catalogue';

/** The three URL forms of every page. */
export const FORMS = ['', '/en', '/ar'] as const;
export type Form = (typeof FORMS)[number];

export const languageOf = (form: Form): 'en' | 'ar' => (form === '/ar' ? 'ar' : 'en');

export interface BuiltPage {
  page: string;
  layout: string | null;
  kind: string;
  index: boolean;
  /** Who must open the page: on pages for viewers a stranger sees only the redirect to login. */
  visitor: 'stranger' | 'viewer';
  /** Unprefixed URL of the page, with a real record where the route has a parameter. */
  path(catalogue: Catalogue): string;
  /** Unprefixed URL that search engines get; the same except for pages with two addresses. */
  canonical(catalogue: Catalogue): string;
}

/** Only its own viewer can read a receipt. For an unknown number the page looks the same. */
const NO_RECEIPT = '000001';

/** Second addresses, whose parameter is not the one of its name elsewhere. */
const SECOND: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  'channel-video': ({ free }) => `/channel/${free}`,
  'more-item': ({ showSlug }) => `/more/${showSlug}`,
};

const filled = (path: string, { showSlug, sportSlug, free, channelSlug, programme }: Catalogue): string =>
  path
    .replace(':videoSlug', showSlug)
    .replace(':slug', sportSlug)
    .replace(':videoCode', free)
    .replace(':moreSlug', channelSlug)
    .replace(':number', NO_RECEIPT)
    .replace(':id', programme);

const builtRoutes = table.routes.filter((route) => route.built);

/** Pages at a second address, by the page at the first. */
const FIRST_ADDRESS: Readonly<Record<string, string>> = {
  original: 'show',
  'more-item': 'show',
  'channel-video': 'watch',
};

const pageOf = ({ page, layout, kind, access, index, path }: (typeof builtRoutes)[number]): BuiltPage => ({
  page,
  layout,
  kind,
  index,
  visitor: access === 'viewer' ? 'viewer' : 'stranger',
  path: (catalogue) => SECOND[page]?.(catalogue) ?? filled(path, catalogue),
  canonical: (catalogue) => {
    const first = builtRoutes.find((other) => other.page === FIRST_ADDRESS[page])?.path;
    return first ? filled(first, catalogue) : (SECOND[page]?.(catalogue) ?? filled(path, catalogue));
  },
});

/** Pages of text have the route of channels. */
const textPages = builtRoutes
  .filter(({ page }) => page === 'channel')
  .map((route): BuiltPage => {
    const path = ({ textSlug }: Catalogue): string => `/${textSlug}`;
    return { ...pageOf(route), page: 'text', path, canonical: path };
  });

/** All built pages. */
export const BUILT_PAGES: readonly BuiltPage[] = [...builtRoutes.map(pageOf), ...textPages];
// Tests are made from this list: of an empty one there would be none, and no failure.
if (BUILT_PAGES.length === 0) throw new Error('the route table has no built page');

/**
 * Pages whose first screen differs from the first page of their layout: a header over plain rows, not over a hero; a
 * head of words beside a picture.
 */
const OF_THEIR_OWN: readonly string[] = ['shows', 'channel'];

/**
 * The first page of the route table for each layout and route kind. It serves tests that depend only on these, such
 * as the arrival order of HTML and fonts. New layouts are included automatically.
 */
export const SAMPLED_PAGES: readonly BuiltPage[] = BUILT_PAGES.filter(
  ({ page, layout, kind }) =>
    OF_THEIR_OWN.includes(page) ||
    BUILT_PAGES.find((other) => other.layout === layout && other.kind === kind)?.page === page,
);

/** Pages that another page is like in layout and in everything that a visitor can do, by that page. */
const TWIN_OF: Readonly<Record<string, string>> = {
  'mina-cup-backup': 'show',
  'more-item': 'show',
  original: 'show',
  'privacy-policy': 'terms-and-conditions',
};

/** Pages to open on a desktop: all but the twins of another page. */
export const DESKTOP_PAGES: readonly BuiltPage[] = BUILT_PAGES.filter(({ page }) => !(page in TWIN_OF));

/** Returns the URL of `path` in one form: `/` becomes `/en`, not `/en/`. */
export const inForm = (form: Form, path: string): string => (form && path === '/' ? form : `${form}${path}`);
