import { resolve } from 'node:path';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import type { Actions } from 'gatsby';

import ar from '../src/locale/ar.json';
import en from '../src/locale/en.json';
import { SiteChromeOperation } from '../src/shared/chrome/site-chrome.query.generated';
import type { PageContext } from '../src/shared/page/page-context';
import { localizePath } from '../src/shared/i18n/localize-path';
import { foundField } from '../src/shared/record/found-field';
import type { AskGraph } from './create-graph-query';
import { recordPages } from './record-pages';
import { builtPaths, builtRoutes } from './route-table';
import type { Route } from './route-table';
import { staticPages } from './static-pages';

/** The three URL forms of every page: unprefixed (in the default language), `/en` and `/ar`. */
const FORMS = [
  { locale: DEFAULT_LOCALE, routed: false },
  ...LOCALES.map((locale) => ({ locale, routed: true })),
];

type Frame = Pick<PageContext<unknown>, 'chrome'>;
type Page = Omit<PageContext<unknown>, 'chrome' | 'title' | 'language' | 'i18n' | 'record'>;

const STRINGS: Record<Locale, Record<string, string>> = { en, ar };

interface PageMaker {
  createPage: Actions['createPage'];
  ask: AskGraph;
  publicUrl: string;
}

const readFrames = async ({ ask, publicUrl }: PageMaker): Promise<Record<Locale, Frame>> => {
  const [en, ar] = await Promise.all(
    LOCALES.map(async (locale): Promise<Frame> => {
      const { contentVersion, siteSettings, menus, channels, pages } = await ask(
        SiteChromeOperation,
        {},
        locale,
      );
      if (!siteSettings || !menus || !pages) throw new Error('the graph has no settings, menus or pages');
      return {
        chrome: {
          publicUrl,
          contentVersion,
          builtPaths,
          settings: siteSettings,
          menus,
          channels: channels?.nodes ?? [],
          texts: pages.nodes,
        },
      };
    }),
  );
  if (!en || !ar) throw new Error('a language has no frame');
  return { en, ar };
};

/**
 * Creates the pages of the route table. It creates all three URL forms with the i18n plugin's own page context, so
 * the plugin does not derive them a second time (which would also double the match path).
 */
export const makePages = async (maker: PageMaker): Promise<void> => {
  const { createPage, ask } = maker;
  const frames = await readFrames(maker);

  const add = (
    page: Page,
    path: string,
    records: Partial<Record<Locale, unknown>>,
    matchPath?: string,
  ): void => {
    for (const { locale, routed } of FORMS) {
      const at = localizePath(path, routed ? locale : null);
      createPage({
        path: at,
        ...(matchPath ? { matchPath: localizePath(matchPath, routed ? locale : null) } : {}),
        component: resolve('src/pages-by-key', `${page.page}.tsx`),
        context: {
          ...page,
          ...frames[locale],
          title: STRINGS[locale][`${page.page}.title`] ?? frames[locale].chrome.settings.brand,
          record: records[locale] ?? null,
          language: locale,
          i18n: {
            language: locale,
            languages: LOCALES,
            defaultLanguage: DEFAULT_LOCALE,
            generateDefaultLanguagePage: true,
            routed,
            originalPath: path,
            path: at,
          },
        },
      });
    }
  };

  const read = async (
    operation: PersistedOperation<unknown, never>,
    variables: Record<string, string>,
  ): Promise<Record<Locale, unknown>> => {
    const [en, ar] = await Promise.all(LOCALES.map((locale) => ask(operation, variables as never, locale)));
    return { en, ar };
  };

  const pageOf = ({ page, access, redirectTo, keepsScroll, index }: Route, path: string | null): Page => ({
    page,
    access,
    redirectTo,
    keepsScroll,
    index,
    address: path,
    shell: path === null,
  });

  for (const route of builtRoutes) {
    if (route.kind === 'static') {
      const reading = staticPages[route.page];
      if (!reading) throw new Error(`builder/static-pages.ts does not say what ${route.page} reads`);
      const page = { ...route, page: reading.as ?? route.page };
      add(pageOf(page, route.path), route.path, await read(reading.operation, reading.variables));
      continue;
    }
    const source = recordPages[route.page];
    if (!source) throw new Error(`builder/record-pages.ts does not say what ${route.page} reads`);
    add(pageOf(route, null), `/shells/${route.page}`, {}, route.path);
    for (const key of source.keys ? await source.keys(ask) : []) {
      const path = route.path.replace(/:\w+/, key);
      // A literal route has priority over a record with the same path.
      if (builtPaths.includes(path)) continue;
      const records = await read(source.operation, { [source.variable]: key });
      const field = foundField(source, records[DEFAULT_LOCALE] as Record<string, unknown>);
      // Unpublished since its key was read.
      if (field === null) continue;
      add(pageOf({ ...route, page: source.as?.[field] ?? route.page }, path), path, records);
    }
  }
  for (const status of ['404', '500']) {
    add({ page: 'error', access: 'public', index: false, address: null, shell: false }, `/${status}`, {});
  }
};
