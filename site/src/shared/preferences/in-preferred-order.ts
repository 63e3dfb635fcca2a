/** Returns the channels with the chosen ones first, in the order of the choice; the others keep their order. */
export const inPreferredOrder = <Channel extends { slug: string }>(
  channels: readonly Channel[],
  slugs: readonly string[],
): Channel[] => {
  const placeOf = ({ slug }: Channel): number => (slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length);
  return [...channels].sort((a, b) => placeOf(a) - placeOf(b));
};
