import { NAME_MAX } from './constants';
import { isVisible } from './invisible-text';
import { latinDigits } from './latin-digits';

const ADDRESS = /[@＠﹫]|:\/\/|\bwww\.|\.\p{L}{2,}\//iu;
/**
 * Ends of addresses that are no names of people, in capitals too and after a single letter: `EVIL.COM`, `t.me`. After
 * an initial, those of two letters may be one: `J.Co`.
 */
const HOST =
  /(?:[\p{L}\p{N}][.。．｡](?:com|net|org|info|biz|app|xyz|site|online|shop|click|me)|[\p{L}\p{N}]{2}[.。．｡](?:co|io|tv|gg|cc|ru|uk))(?![\p{L}\p{M}\p{N}-])/iu;
/** Two words with a full stop and no space between them; a capital after it is an abbreviation: `Md.Rahim`. */
const DOTTED = /([\p{L}\p{M}\p{N}-]{2,})[.。．｡](?=[\p{Ll}\p{Lo}]{2})/gu;
const TITLES = new Set(['dr', 'eng', 'jr', 'md', 'mr', 'mrs', 'ms', 'prof', 'sr', 'st']);
const PHONE = /(?:[+＋]|(?:^|\D)0)(?:[\s().-]*\d){7,}/u;

/** Returns whether something that a person typed carries a link, an e-mail address, a handle or a phone number. */
export const hasLure = (name: string): boolean =>
  ADDRESS.test(name) ||
  HOST.test(name) ||
  PHONE.test(latinDigits(name)) ||
  Array.from(name.matchAll(DOTTED)).some(([, word = '']) => !TITLES.has(word.toLowerCase()));

/**
 * Returns the code of the rule that a viewer's name breaks; undefined when it is valid. Expects `name` after
 * `stripControls`. A name reaches other people's mailboxes and screens, so it carries no way to be contacted.
 */
export const nameFailure = (name: string): 'NAME_REQUIRED' | 'NAME_TOO_LONG' | 'NAME_LINK' | undefined => {
  if (!isVisible(name)) return 'NAME_REQUIRED';
  if (Array.from(name).length > NAME_MAX) return 'NAME_TOO_LONG';
  return hasLure(name) ? 'NAME_LINK' : undefined;
};
