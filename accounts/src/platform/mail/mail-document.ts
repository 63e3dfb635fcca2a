import type { Locale } from '@sahra/schemas/constants';

import type { Brand } from './brand';
import type { MailContent } from './mail-template';

/** Content of a mail with brand, locale and footer, before the layout. */
export interface MailDocument {
  locale: Locale;
  brand: Brand;
  content: MailContent;
  /** Lines below the content, each with an optional link. */
  footer: readonly { text: string; href?: string }[];
}
