import { LOCALES, type Locale } from '@sahra/schemas/constants';

/** What people of one role may do in the desk. All of them read the whole catalogue, drafts included. */
export interface DeskRole {
  /** Key in the database; never changes. */
  code: string;
  name: string;
  description: string;
  /** Languages whose words it writes, publishes, takes back and deletes. */
  words: readonly Locale[];
  /** Whether it writes facts that the languages share. */
  facts: boolean;
  /** Pictures of the media library that it may describe, replace and delete. All who may change some may upload. */
  pictures: 'none' | 'its own' | 'all';
}

const KEPT = 'Kept by the product: a change made here is undone at the next start.';

/** The roles beside the owner, who may do everything: see docs/decisions. */
export const DESK_ROLES: readonly DeskRole[] = [
  {
    code: 'sahra-editor-en',
    name: 'Editor EN',
    description: `Writes and publishes the English words. ${KEPT}`,
    words: ['en'],
    facts: false,
    pictures: 'its own',
  },
  {
    code: 'sahra-editor-ar',
    name: 'Editor AR',
    description: `Writes and publishes the Arabic words. ${KEPT}`,
    words: ['ar'],
    facts: false,
    pictures: 'its own',
  },
  {
    code: 'sahra-publisher',
    name: 'Publisher',
    description: `Writes and publishes the words of both languages and the facts that they share. ${KEPT}`,
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
