import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

/** Permissions of one role in the admin panel. Every role reads the whole catalogue, drafts included. */
export interface AdminRole {
  /** Key in the database; it never changes. */
  code: string;
  name: string;
  description: string;
  /** Languages in which the role may write, publish, unpublish and delete words. */
  words: readonly Locale[];
  /** Whether the role may write the shared facts. */
  facts: boolean;
  /** Pictures that the role may describe and replace; `all` may also be deleted. Any value except `none` allows uploads. */
  pictures: 'none' | 'its own' | 'all';
}

const KEPT = 'Kept by the product: a change made here is undone at the next start.';

/** All roles except the owner, who has every permission: see docs/decisions/0048. */
export const ADMIN_ROLES: readonly AdminRole[] = [
  {
    code: 'sahra-editor-en',
    name: 'Editor EN',
    description: `Writes and publishes the English texts. ${KEPT}`,
    words: ['en'],
    facts: false,
    pictures: 'its own',
  },
  {
    code: 'sahra-editor-ar',
    name: 'Editor AR',
    description: `Writes and publishes the Arabic texts. ${KEPT}`,
    words: ['ar'],
    facts: false,
    pictures: 'its own',
  },
  {
    code: 'sahra-publisher',
    name: 'Publisher',
    description: `Writes and publishes the texts of both languages, and what both share. ${KEPT}`,
    words: LOCALES,
    facts: true,
    pictures: 'all',
  },
  {
    code: 'sahra-moderator',
    name: 'Moderator',
    description: `Reads the catalogue that viewers write about, and changes none of it. ${KEPT}`,
    words: [],
    facts: false,
    pictures: 'none',
  },
  {
    code: 'sahra-support',
    name: 'Support',
    description: `Reads the catalogue that viewers ask about, and changes none of it. ${KEPT}`,
    words: [],
    facts: false,
    pictures: 'none',
  },
];
