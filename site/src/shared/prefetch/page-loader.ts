import { ProdLoader as GatsbysLoader, publicLoader } from 'gatsby/cache-dir/loader';

export * from 'gatsby/cache-dir/loader';

/**
 * Gatsby's loader of pages for its production app (`site/builder/slim-bundle.ts`), which shares one more function with
 * us: Gatsby itself loads the data of a page only together with the code.
 */
export class ProdLoader extends GatsbysLoader {
  constructor(...parts: readonly unknown[]) {
    super(...parts);
    publicLoader.loadData = (path) => this.loadPageDataJson(path);
  }
}
