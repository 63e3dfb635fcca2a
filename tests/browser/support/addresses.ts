import table from '@sahra/schemas/routes.json' with { type: 'json' };

import type { Catalogue } from './catalogue';

/** The three forms in which every page answers. */
export const FORMS = ['', '/en', '/ar'] as const;
export type Form = (typeof FORMS)[number];

export const languageOf = (form: Form): 'en' | 'ar' => (form === '/ar' ? 'ar' : 'en');

export interface BuiltPage {
  page: string;
  access: string;
  index: boolean;
  /** Unprefixed address of the page, with a real record where the route has a parameter. */
  path(catalogue: Catalogue): string;
}

const filled = (path: string, { showSlug, free, channelSlug }: Catalogue): string =>
  path.replace(':videoSlug', showSlug).replace(':videoCode', free).replace(':moreSlug', channelSlug);

/** Every page that is built. */
export const BUILT_PAGES: readonly BuiltPage[] = table.routes
  .filter((route) => route.built)
  .map(({ page, access, index, path }) => ({
    page,
    access,
    index,
    path: (catalogue) => filled(path, catalogue),
  }));

/** Address of `path` in one form: `/` becomes `/en`, not `/en/`. */
export const inForm = (form: Form, path: string): string => (form && path === '/' ? form : `${form}${path}`);
