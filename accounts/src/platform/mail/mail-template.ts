import type { Locale } from '@sahra/schemas/constants';

import type { MailContext } from './mail-context';
import type { MailData, MailName } from './mail-data';

/** Block of a mail, from top to bottom. Plain text: the layout escapes it. */
export type MailBlock =
  | { text: string }
  /** Code to type: large, left to right, easy to select. */
  | { code: string }
  /** The main action; `href` is absolute. */
  | { button: string; href: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Less important text. */
  | { note: string };

/** Content of a mail in one locale. */
export interface MailContent {
  subject: string;
  /** Preview text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Absolute URL of the unsubscribe page; only subscribed mails have one. */
  unsubscribe?: string;
}

/**
 * Texts of one mail in each locale. Values from people, the brand and codes go through `say`, which isolates
 * their direction.
 */
export type MailTemplate<Name extends MailName> = Readonly<
  Record<Locale, (data: MailData[Name], say: MailContext) => MailContent>
>;
