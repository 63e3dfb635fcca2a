import { ownValue } from '@sahra/schemas/own-value';
import { ProdLoader as GatsbysLoader, publicLoader } from 'gatsby/cache-dir/loader';
import type { AsyncRequires, PageData } from 'gatsby/cache-dir/loader';

import { scriptsOf, type ChunkAddresses } from './scripts-of';

export * from 'gatsby/cache-dir/loader';

/** The runtime of the bundle; webpack replaces the name. */
declare const __webpack_require__: ChunkAddresses;

/** Returns the page of an address. What our pages are built with does not depend on the query. */
const pageOf = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * Gatsby's loader of pages for its production app (`site/builder/slim-bundle.ts`), which shares one more function with
 * us: Gatsby itself loads the data of a page only together with its code. It would also take each query of an address
 * that fits no pattern (`site/builder/open-patterns.ts`) for another page, whose data it loads again.
 */
export class ProdLoader extends GatsbysLoader {
  constructor(asyncRequires: AsyncRequires, ...rest: readonly unknown[]) {
    super(asyncRequires, ...rest);
    publicLoader.loadData = async (path) => {
      const { payload } = await this.loadPageDataJson(path);
      const page = payload && ownValue(asyncRequires.components, payload.componentChunkName);
      if (!page) throw new Error(`There is no page at ${path}`);
      const styles = publicLoader.getResourceURLsForPathname?.(path) ?? [];
      return [
        ...scriptsOf(__webpack_require__, page),
        ...styles.filter((address) => address.endsWith('.css')),
      ];
    };
  }

  /**
   * Loads the data of a page. A failure is not kept, as Gatsby keeps it: the viewer may be offline for the moment of a
   * prefetch, and each later press would load the whole document. A failure of the server is an error like any other,
   * because Gatsby keeps its page for failures under the path of the page that was asked for.
   */
  override async loadPageDataJson(path: string): Promise<PageData> {
    const data = await super.loadPageDataJson(pageOf(path));
    if (data.status === 'success' && !data.internalServerError) return data;
    for (const [page, kept] of this.pageDataDb) if (kept === data) this.pageDataDb.delete(page);
    return data.status === 'success' ? { status: 'error' } : data;
  }

  override loadPage(path: string): Promise<unknown> {
    return super.loadPage(pageOf(path));
  }

  override loadPageSync(path: string, options?: object): unknown {
    return super.loadPageSync(pageOf(path), options);
  }

  override isPageNotFound(path: string): boolean {
    return super.isPageNotFound(pageOf(path));
  }

  override getResourceURLsForPathname(path: string): string[] | null {
    return super.getResourceURLsForPathname(pageOf(path));
  }
}
