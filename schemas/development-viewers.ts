/** Public password: these viewers exist only where SEED_DEVELOPMENT is set. */
export const DEVELOPMENT_PASSWORD = 'sahra-2026';

/** One viewer of each kind that can sign in (docs/product/rules.md R7). */
export const DEVELOPMENT_VIEWERS = [
  { name: 'Omar Haddad', email: 'free@sahra.example', planId: null },
  { name: 'Maya Khoury', email: 'with-ads@sahra.example', planId: 'year-with-ads' },
  { name: 'ليلى المنصوري', email: 'without-ads@sahra.example', planId: 'year-without-ads' },
] as const;
