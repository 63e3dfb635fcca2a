import type { APIRequestContext, Page } from '@playwright/test';

const text = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path)).text();

/**
 * Returns the names of the scripts of the running site that are loaded when a part of a page is needed. They are read
 * from webpack's runtime, which knows all scripts, and from the code of the site, which names those of its pages.
 * @param only A page of `pages-by-key`: then what other pages begin with counts as late, too.
 */
export const readLazyScripts = async (
  request: APIRequestContext,
  only = '[\\w-]+',
): Promise<ReadonlySet<string>> => {
  const html = await text(request, '/en/faq');
  const nameOf = (beginning: string): string =>
    new RegExp(`/${beginning}-[0-9a-f]+\\.js`).exec(html)?.[0] ?? `no ${beginning}`;
  const [runtime, app] = [await text(request, nameOf('webpack-runtime')), await text(request, nameOf('app'))];
  const named = /\.u=\w+=>[^{]*\{([^}]*)\}/.exec(runtime)?.[1] ?? '';
  const files = new Map(
    [...named.matchAll(/"?([\w-]+)"?:"([0-9a-f]+)"/g)].map(([, id = '', hash]) => [id, `${id}-${hash}.js`]),
  );
  // "component---src-pages-by-key-faq-tsx":function(){return Promise.all([n.e(22),n.e(590)]).then(…)}
  const pages = new RegExp(
    `"component---src-pages-by-key-${only}-tsx":(?:function\\(\\)|\\(\\)=>)[^"]*?\\.then\\(`,
    'g',
  );
  for (const [page] of app.matchAll(pages))
    for (const [, id = ''] of page.matchAll(/\.e\("?([\w-]+)"?\)/g)) files.delete(id);
  return new Set(files.values());
};

export interface Blocker {
  /** Scripts that were asked for and did not come. */
  refused: ReadonlySet<string>;
  block: () => void;
  release: () => void;
}

/** Keeps scripts from a page until they are released, as a blocker or a bad network does. */
export const blockScripts = async (page: Page, scripts: ReadonlySet<string>): Promise<Blocker> => {
  const refused = new Set<string>();
  let isBlocking = true;
  await page.route('**/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!isBlocking || !scripts.has(name)) return route.fallback();
    refused.add(name);
    return route.abort();
  });
  return {
    refused,
    block: () => {
      isBlocking = true;
    },
    release: () => {
      isBlocking = false;
    },
  };
};
