/** Files that the running product does not read, and unit tests. */
const NOT_OF_THE_PRODUCT =
  /^docs\/|\.md$|\.test\.tsx?$|^(?:bench|partner)\/|^scripts\/(?:drill|verify|checks|lint)\//;
const SPEC = /^tests\/(?:browser|wire|faults|logs)\/.*\.spec\.ts$/;

/** Returns the browser tests that a change can affect: the changed ones, all, or none. */
export const selectAffectedSpecs = (files: readonly string[]): readonly string[] | 'all' | 'none' => {
  const specs = files.filter((file) => SPEC.test(file));
  const others = files.filter((file) => !SPEC.test(file) && !NOT_OF_THE_PRODUCT.test(file));
  if (others.length > 0) return 'all';
  return specs.length > 0 ? specs.map((spec) => spec.replace(/^tests\//, '')) : 'none';
};
