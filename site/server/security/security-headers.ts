import type { PolicyDirective, ThirdParty } from '../../src/shared/third-parties/vendors';
import { policySources } from '../third-parties/policy-sources';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** One year, the minimum for browsers' HSTS preload lists. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Returns the headers of every response of this origin. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
});

/**
 * Returns the Content-Security-Policy of an HTML page: own origin and the configured third parties, inline scripts by
 * hash.
 * Inline styles are allowed because Gatsby inlines critical CSS and focus styles; CSS cannot read the access token.
 * `blob:` is required by the worker and the media source of hls.js. `framedBy` are the desk's origins for its previews.
 */
export const pagePolicy = (
  publicUrl: string,
  scriptHashes: readonly string[],
  thirdParties: readonly ThirdParty[] = [],
  framedBy = "'none'",
): string => {
  const others = (directive: PolicyDirective): string =>
    policySources(thirdParties, directive)
      .map((source) => ` ${source}`)
      .join('');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' ') + others('script'),
    `style-src 'self' 'unsafe-inline'${others('style')}`,
    `img-src 'self' data:${others('img')}`,
    `font-src 'self'${others('font')}`,
    `connect-src 'self'${others('connect')}`,
    `frame-src 'self'${others('frame')}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};
