import table from '@sahra/schemas/routes.json' with { type: 'json' };

import type { Catalogue } from './catalogue';

/** The three forms in which every page answers. */
export const FORMS = ['', '/en', '/ar'] as const;
export type Form = (typeof FORMS)[number];

export const languageOf = (form: Form): 'en' | 'ar' => (form === '/ar' ? 'ar' : 'en');

export interface BuiltPage {
  page: string;
  layout: string | null;
  kind: string;
  index: boolean;
  /** Who has to open it, to see more than the way to the login page. */
  visitor: 'stranger' | 'viewer';
  /** Unprefixed address of the page, with a real record where the route has a parameter. */
  path(catalogue: Catalogue): string;
}

/** A receipt is its viewer's alone: the page is the same for a number that nobody has. */
const NO_RECEIPT = '000001';

const filled = (path: string, { showSlug, free, channelSlug }: Catalogue): string =>
  path
    .replace(':videoSlug', showSlug)
    .replace(':videoCode', free)
    .replace(':moreSlug', channelSlug)
    .replace(':number', NO_RECEIPT);

/** Every page that is built. */
export const BUILT_PAGES: readonly BuiltPage[] = table.routes
  .filter((route) => route.built)
  .map(({ page, layout, kind, access, index, path }) => ({
    page,
    layout,
    kind,
    index,
    visitor: access === 'viewer' ? 'viewer' : 'stranger',
    path: (catalogue) => filled(path, catalogue),
  }));

/** Their first screen is not that of the first page of their layout: a header over plain rows, not over a hero. */
const OF_THEIR_OWN: readonly string[] = ['shows'];

/**
 * One page for each layout and each way of being served, the first of the table: for what depends on these alone, such
 * as the order in which HTML and typefaces arrive. A new layout is in by itself.
 */
export const SAMPLED_PAGES: readonly BuiltPage[] = BUILT_PAGES.filter(
  ({ page, layout, kind }) =>
    OF_THEIR_OWN.includes(page) ||
    BUILT_PAGES.find((other) => other.layout === layout && other.kind === kind)?.page === page,
);

/** Address of `path` in one form: `/` becomes `/en`, not `/en/`. */
export const inForm = (form: Form, path: string): string => (form && path === '/' ? form : `${form}${path}`);
