/** Where to go after sign-in or sign-out: an address of the site's own origin, else its root. Nobody is sent elsewhere by a link. */
export const safeCallbackUrl = (wanted: string, origin: string): string => {
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (target?.origin !== origin) return origin;
  return `${origin}${target.pathname}${target.search}${target.hash}`;
};
