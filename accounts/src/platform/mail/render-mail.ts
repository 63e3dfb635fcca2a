import type { Locale } from '@sahra/schemas/constants';

import type { Brand } from './brand';
import type { MailDocument } from './mail-document';
import { renderMailHtml } from './render-mail-html';
import { mailContext } from './mail-context';
import type { MailContext } from './mail-context';
import type { MailData, MailName, MailPayload } from './mail-data';
import type { MailBlock, MailContent } from './mail-template';
import { MAILS } from './mails';

const textOf = (block: MailBlock): string => {
  if ('text' in block) return block.text;
  if ('code' in block) return `    ${block.code}`;
  if ('button' in block) return `${block.button}:\n${block.href}`;
  if ('note' in block) return block.note;
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
};

/**
 * Renders the plain-text part of a mail. Each URL has its own line, so that text direction does not break
 * it.
 */
const letterText = ({ content, footer }: MailDocument): string =>
  [
    content.heading,
    ...content.blocks.map(textOf),
    '--',
    footer.map(({ text, href }) => (href === undefined ? text : `${text}\n${href}`)).join('\n'),
  ].join('\n\n');

const WORDS: Record<
  Locale,
  { sent: (to: string, brand: string) => string; contact: string; unsubscribe: string }
> = {
  en: {
    sent: (to, brand) => `Sent to ${to} by ${brand}.`,
    contact: 'Questions? Write to us.',
    unsubscribe: 'Unsubscribe',
  },
  ar: {
    sent: (to, brand) => `أُرسلت إلى ${to} من ${brand}.`,
    contact: 'لديك سؤال؟ راسلنا.',
    unsubscribe: 'إلغاء الاشتراك في النشرة',
  },
};

const CONTACT_PATH = '/contact-us';

/** Builds the footer: receiver, sender, contact address and unsubscribe link. */
const footerOf = (
  to: string,
  locale: Locale,
  { unsubscribe }: MailContent,
  say: MailContext,
): MailDocument['footer'] => {
  const words = WORDS[locale];
  return [
    { text: words.sent(say.own(to), say.brand) },
    { text: words.contact, href: say.href(CONTACT_PATH) },
    ...(unsubscribe === undefined ? [] : [{ text: words.unsubscribe, href: unsubscribe }]),
  ];
};

/** Letters and digits that are read in the other direction than a text of this language, or may be reordered in it. */
const OTHER_DIRECTION: Record<Locale, RegExp> = {
  en: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u,
  ar: /(?!\p{Script=Arabic})[\p{L}\p{N}]/u,
};

/**
 * Takes the isolates away from values that are read as the rest of the subject: mailboxes that do not know the marks
 * show them as boxes, and filters of mail distrust them.
 */
const plainSubject = (subject: string, locale: Locale): string =>
  subject.replace(/\u2068([^\u2069]*)\u2069/gu, (isolated, value: string) =>
    OTHER_DIRECTION[locale].test(value) ? isolated : value,
  );

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Absolute URL that unsubscribes from mails of this kind. */
  unsubscribe: string | undefined;
}

const contentOf = <Name extends MailName>(
  mail: Name,
  data: MailData[Name],
  locale: Locale,
  say: MailContext,
): MailContent => MAILS[mail][locale](data, say);

/** Renders a mail in its receiver's locale; `origin` is the base URL of its links. */
export const renderMail = (
  { mail, to, locale, data, timeZone }: MailPayload,
  brand: Brand,
  origin: string,
): RenderedMail => {
  const say = mailContext(locale, brand, origin, timeZone);
  const written = contentOf(mail, data, locale, say);
  const content = { ...written, subject: plainSubject(written.subject, locale) };
  const letter = { locale, brand, content, footer: footerOf(to, locale, content, say) };
  const { subject, unsubscribe } = content;
  return { subject, html: renderMailHtml(letter), text: letterText(letter), unsubscribe };
};
