import type { InBoth } from '../seed-types';

interface GenericPageWords {
  title: string;
  lead: string;
  /** Markdown; internal links have no locale prefix. */
  body: string;
}

export interface GenericPageSeed extends InBoth<GenericPageWords> {
  slug: string;
}
