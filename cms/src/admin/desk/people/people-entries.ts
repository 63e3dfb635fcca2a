import type { DeskScope } from '@sahra/schemas/desk-access';

export interface PeopleEntry {
  /** Also its address, icon and text. */
  name: 'comments' | 'messages' | 'viewers' | 'codes' | 'newsletter' | 'audit';
  /** Scope without which a role does not see it. */
  scope: DeskScope;
}

/** Entries of the menu about viewers, in their order. */
export const PEOPLE_ENTRIES: readonly PeopleEntry[] = [
  { name: 'comments', scope: 'comments:moderate' },
  { name: 'messages', scope: 'messages:read' },
  { name: 'viewers', scope: 'viewers:read' },
  { name: 'codes', scope: 'codes:write' },
  { name: 'newsletter', scope: 'newsletter:read' },
  { name: 'audit', scope: 'audit:read' },
];
