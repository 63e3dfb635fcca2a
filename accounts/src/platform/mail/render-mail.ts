import type { Locale } from '@sahra/schemas/constants';

import type { Brand } from './brand';
import { footerOf } from './footer-of';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { mailContext, type MailContext } from './mail-context';
import type { MailData, MailName, MailPayload } from './mail-data';
import type { MailContent } from './mail-template';
import { MAILS } from './mails';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Absolute address that ends mails of this kind. */
  unsubscribe: string | undefined;
}

const contentOf = <Name extends MailName>(
  mail: Name,
  data: MailData[Name],
  locale: Locale,
  say: MailContext,
): MailContent => MAILS[mail][locale](data, say);

/** A mail in its receiver's language; `origin` is where its links lead. */
export const renderMail = (
  { mail, to, locale, data }: MailPayload,
  brand: Brand,
  origin: string,
): RenderedMail => {
  const say = mailContext(locale, brand, origin);
  const content = contentOf(mail, data, locale, say);
  const letter = { locale, brand, content, footer: footerOf(to, locale, content, say) };
  const { subject, unsubscribe } = content;
  return { subject, html: letterHtml(letter), text: letterText(letter), unsubscribe };
};
