import type { Change } from '@sahra/schemas/change-feed';

/** Types of the feeds whose records are tagged one by one. */
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
]);

/** Tag of one record. */
export const tagOf = (type: string, document: string): string => `${type}:${document}`;

/** Tag of everything that lists a type, or that found nothing of it where something may appear. */
export const listTagOf = (type: string): string => `${type}:*`;

/** Tags that a change purges, all languages alike; null means everything (a picture, a whole catalogue, a type not known here). */
export const tagsOfChange = ({ type, document }: Change): string[] | null =>
  TAGGED_TYPES.has(type) ? [tagOf(type, document), listTagOf(type)] : null;
