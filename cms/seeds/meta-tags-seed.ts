import type { InBoth } from './seed-types';

/** Metadata of one page in both languages. */
export interface MetaTagsSeed extends InBoth<{ title: string; description: string }> {
  /** `metaCode` of schemas/routes.json. */
  code: string;
  /** Whether the share card shows the landing page's hero; left out, the site's default. */
  hero?: true;
}
