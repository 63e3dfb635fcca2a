import type { Change } from '@sahra/schemas/change-feed';

/** Feed types whose records have cache tags of their own. */
const TAGGED_TYPES = new Set([
  'channel',
  'show',
  'video',
  'meta-tags',
  'faq-entry',
  'faq-page',
  'landing',
  'home',
  'schedule-entry',
  'settings',
  'plan',
  'page',
  'menu-item',
  'footer',
  'smart-banner',
  'modal',
  'delete-reason',
  'partner-key',
  'sport',
  'video-counts',
  'comments',
  'session',
  'viewer',
]);

/** Returns the tag of one record. */
export const tagOf = (type: string, document: string): string => `${type}:${document}`;

/** Returns the tag of everything that lists a type, and of results that found no record of it. */
export const listTagOf = (type: string): string => `${type}:*`;

/**
 * Returns the tags that a change purges, in all locales. Null means everything: a picture, a whole
 * catalogue or an unknown type has changed.
 */
const tagsOfChange = ({ type, document }: Change): string[] | null =>
  TAGGED_TYPES.has(type) ? [tagOf(type, document), listTagOf(type)] : null;

/** Tag of responses with the content version, which every change of a feed purges. */
export const CONTENT_VERSION_TAG = listTagOf('content-version');

/** Returns the tags that several changes purge; null means everything. */
export const tagsOfChanges = (changes: readonly Change[]): string[] | null => {
  const tags = new Set<string>();
  for (const change of changes) {
    const named = tagsOfChange(change);
    if (!named) return null;
    named.forEach((tag) => tags.add(tag));
  }
  return [...tags];
};
