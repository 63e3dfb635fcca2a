import { ownValue } from '@sahra/schemas/own-value';
import { ProdLoader as GatsbysLoader, publicLoader } from 'gatsby/cache-dir/loader';
import type { AsyncRequires } from 'gatsby/cache-dir/loader';

import { scriptsOf, type ChunkAddresses } from './scripts-of';

export * from 'gatsby/cache-dir/loader';

/** The runtime of the bundle; webpack replaces the name. */
declare const __webpack_require__: ChunkAddresses;

/**
 * Gatsby's loader of pages for its production app (`site/builder/slim-bundle.ts`), which shares one more function with
 * us: Gatsby itself loads the data of a page only together with its code.
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
}
