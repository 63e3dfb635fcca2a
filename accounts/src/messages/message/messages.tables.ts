import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At } from '../../platform/database/column-types';

export const MESSAGE_KINDS = ['contact', 'feedback', 'report', 'payment'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

interface MessagesTable {
  id: Generated<string>;
  /** Sequence number in order of arrival. */
  number: Generated<string>;
  /** `payment` is written by the service itself: money was taken back, or waits for a decision. */
  kind: MessageKind;
  /** Null for visitors, and when the viewer was purged. */
  viewer_id: string | null;
  /** Only for contact messages and cases of payments; deleted when the viewer is purged. */
  name: string | null;
  /** Address for a reply; deleted when the viewer is purged. */
  email: string | null;
  /** `emailKeyOf` of the address; null without one. */
  email_key: string | null;
  content: string;
  /** Code of the video that a report is about. */
  video_code: string | null;
  /** Locale of the form. */
  locale: Locale;
  status: Generated<MessageStatus>;
  /** Note of the support team. */
  note: string | null;
  created_at: At;
  /** Who changed the status or the note last. */
  changed_by: string | null;
  changed_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    messages: MessagesTable;
  }
}
