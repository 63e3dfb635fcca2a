import type { Core } from '@strapi/strapi';

/**
 * Content security policy: resources from the own origin only, and no inline scripts. Strapi's default also
 * allows any https address, and inline scripts outside production. styled-components needs inline styles;
 * `data:` and `blob:` are picture previews.
 */
const policyOf = (siteUrl: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${siteUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Creates the middleware that sets the content security policy of the admin on every response from Strapi. The desk's
 * previews frame pages of `siteUrl`, the origin of the site.
 */
export const adminPolicy = (siteUrl: string): Parameters<Core.Strapi['server']['use']>[0] => {
  const policy = policyOf(siteUrl);
  return async (context, next) => {
    await next();
    context.set('content-security-policy', policy);
  };
};
