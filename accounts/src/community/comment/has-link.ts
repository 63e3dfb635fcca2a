import { LinkifyIt } from 'linkify-it';

/**
 * Top-level domains with the most spam links in comments, and the Arabic ones. The two-letter and the oldest
 * domains are detected without this list.
 */
const DOMAINS =
  'online site store shop club live top icu click link world life fun space website app dev page vip bet casino win loan xyz xxx porn sex tv io ai me gg ly السعودية امارات مصر عمان الاردن قطر فلسطين تونس الجزائر المغرب سورية موقع شبكة بازار'.split(
    ' ',
  );
/** Full stops of other scripts, and replacements such as `[dot]` that disguise one. */
const DOTS = /[。｡．]|\s*[[({]\s*(?:\.|dot|نقطة)\s*[\])}]\s*|(?<=\w)\s+dot\s+(?=\w)/giu;
const HIDDEN_SCHEME = /\bhxxp(s?):/giu;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/gu;

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
links.tlds(DOMAINS, true);

/**
 * Returns whether a text contains an address, also a disguised one: a URL, a bare domain, an IP address or an
 * e-mail address.
 */
export const hasLink = (text: string): boolean =>
  links.test(
    text.replace(INVISIBLE, '').replace(DOTS, '.').replace(HIDDEN_SCHEME, 'http$1:').normalize('NFKC'),
  );
