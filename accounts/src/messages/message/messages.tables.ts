import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';

export const MESSAGE_KINDS = ['contact', 'feedback', 'report'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

interface MessagesTable {
  id: Generated<string>;
  /** Order of arrival. */
  number: Generated<string>;
  kind: MessageKind;
  /** Null for visitors, and when the viewer was purged. */
  viewer_id: string | null;
  /** Contact only; forgotten with the viewer. */
  name: string | null;
  /** Where an answer goes; forgotten with the viewer. */
  email: string | null;
  content: string;
  /** Video that a report is about. */
  video_code: string | null;
  /** Language of the form it was written in. */
  locale: Locale;
  status: Generated<MessageStatus>;
  /** What support wrote down about it. */
  note: string | null;
  created_at: At;
  /** Who changed status or note last. */
  changed_by: string | null;
  changed_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    messages: MessagesTable;
  }
}
