import { isLinkable } from '../catalogue/linkable';
import type { BuiltAddresses } from '../catalogue/linkable';
import { splitPath } from '../i18n/split-path';

/** Addresses of the site, to tell its pages from others. */
export type SiteAddresses = BuiltAddresses & { publicUrl: string };

/** `page`: unprefixed path of a page of the site. `own`: a file of the site or a place in this text. */
export interface LinkTarget {
  kind: 'page' | 'own' | 'outside';
  href: string;
}

const UPLOADS = '/uploads/';

const parsed = (href: string, base: string): URL | null => {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
};

/**
 * Returns the target of a link in an editor's text; null when the text must be shown without a link: for an unsafe
 * protocol, or an address of the site without a page.
 */
export const linkTarget = (href: string, site: SiteAddresses): LinkTarget | null => {
  if (href.startsWith('#')) return { kind: 'own', href };
  const url = parsed(href, site.publicUrl);
  if (url?.protocol === 'mailto:') return { kind: 'own', href: url.href };
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  if (url.origin !== new URL(site.publicUrl).origin) return { kind: 'outside', href: url.href };
  const rest = url.search + url.hash;
  if (url.pathname.startsWith(UPLOADS)) return { kind: 'own', href: url.pathname + rest };
  const { path } = splitPath(url.pathname.replace(/(.)\/$/, '$1'));
  return isLinkable(path, site) ? { kind: 'page', href: path + rest } : null;
};
