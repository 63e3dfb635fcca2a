import type { Locale } from '@sahra/schemas/constants';

import type { MailContext } from './mail-context';
import type { MailData, MailName } from './mail-data';

/** A part of a letter, from top to bottom. Plain text: the layout escapes it. */
export type MailBlock =
  | { text: string }
  /** Something to type: large, left to right, easy to select. */
  | { code: string }
  /** The one thing to do; `href` is absolute. */
  | { button: string; href: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** What matters less. */
  | { note: string };

/** A letter in one language. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Absolute address that ends such mails; only what was subscribed to has one. */
  unsubscribe?: string;
}

/** The words of one mail in each language. Values of people, the brand and codes go through `say`, which isolates their direction. */
export type MailTemplate<Name extends MailName> = Readonly<
  Record<Locale, (data: MailData[Name], say: MailContext) => MailContent>
>;
