import type { InBoth } from './seed-types';

/** Metadata of one page in both languages. */
export interface MetaTagsSeed extends InBoth<{ title: string; description: string }> {
  /** `metaCode` of schemas/routes.json. */
  code: string;
  /** Whether share cards show the landing page's hero; else the site's default. */
  hero?: true;
}
