import type { Core } from '@strapi/strapi';

/**
 * Content security policy: resources from the own origin only, and no inline scripts. Strapi's default also
 * allows any https address, and inline scripts outside production. styled-components needs inline styles;
 * `data:` and `blob:` are picture previews.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sets the content security policy of the admin on every response from Strapi. */
export const adminPolicy: Parameters<Core.Strapi['server']['use']>[0] = async (context, next) => {
  await next();
  context.set('content-security-policy', POLICY);
};
