/**
 * Longest time between a publish and its text on the site, in milliseconds: acceptance 188 (docs/product/rules.md R56),
 * held on two cores that other tests use at the same time.
 */
export const SEEN_WITHIN_MS = 10_000;
