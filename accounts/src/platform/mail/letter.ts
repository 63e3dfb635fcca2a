import type { Locale } from '@sahra/schemas/constants';

import type { Brand } from './brand';
import type { MailContent } from './mail-template';

/** A mail's words with all that surrounds them, before it is laid out. */
export interface Letter {
  locale: Locale;
  brand: Brand;
  content: MailContent;
  /** Lines below the letter, each perhaps with an address. */
  footer: readonly { text: string; href?: string }[];
}
