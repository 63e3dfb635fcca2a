import type { InBoth } from '../seed-types';

interface GenericPageWords {
  title: string;
  lead: string;
  /** Markdown; links within the site are without language. */
  body: string;
}

export interface GenericPageSeed extends InBoth<GenericPageWords> {
  slug: string;
}
