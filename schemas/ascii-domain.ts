/** Labels of any script with letters, marks, digits, hyphens and joiners, of which at least two. */
const DOMAIN = /^[\p{L}\p{M}\p{N}\u200C\u200D-]+(?:\.[\p{L}\p{M}\p{N}\u200C\u200D-]+)+$/u;
const NUMBER_AT_END = /\.\d+$/;
const LABEL_MAX = 63;

/**
 * Returns a domain as DNS and SMTP know it: `مثال.إختبار` is `xn--mgbh0fb.xn--kgbechtv`. The parser of URLs maps it
 * by UTS 46, equally in Node and in browsers. Undefined for what is no domain.
 */
export const asciiDomain = (domain: string): string | undefined => {
  if (!DOMAIN.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    const fits = hostname.split('.').every(({ length }) => length <= LABEL_MAX);
    return fits && !NUMBER_AT_END.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
};
