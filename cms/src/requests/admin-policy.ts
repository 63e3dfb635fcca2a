import type { Core } from '@strapi/strapi';

/**
 * The admin loads from its own origin alone and runs no script that stands in a page. Strapi's own policy also allows
 * any https address, and scripts in the page outside production. Styles are written into the page by
 * styled-components; `data:` and `blob:` are previews of pictures.
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

/** Sets the admin's content security policy on every response of Strapi's. */
export const adminPolicy: Parameters<Core.Strapi['server']['use']>[0] = async (context, next) => {
  await next();
  context.set('content-security-policy', POLICY);
};
