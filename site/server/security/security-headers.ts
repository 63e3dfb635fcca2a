const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** One year, as browsers' preload lists ask at least. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Headers of every answer of this origin. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
});

/**
 * Policy of an HTML page: own origin only, inline scripts by hash.
 * Inline styles are allowed because Gatsby writes its critical CSS and focus styles into the page; a style cannot read the token.
 * `blob:` is what hls.js makes its worker and media source from.
 */
export const pagePolicy = (publicUrl: string, scriptHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
