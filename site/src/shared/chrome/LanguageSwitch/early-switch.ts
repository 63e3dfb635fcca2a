import { LOCALE_COOKIE, LOCALES } from '@sahra/schemas/constants';

const { name, maxAgeSeconds, sameSite } = LOCALE_COOKIE;

/**
 * Script in the head of every page: lets the language switch keep query and hash, and remember the choice, also when it
 * is pressed before React is there. On a slow network that is seconds.
 */
export const EARLY_SWITCH = [
  'document.addEventListener("click",function(e){',
  'var a=e.target.closest&&e.target.closest("a[data-language-switch]");if(!a)return;',
  `document.cookie="${name}="+a.hreflang+"; path=/; max-age=${maxAgeSeconds}; samesite=${sameSite}"+(location.protocol==="https:"?"; secure":"");`,
  `a.href="/"+a.hreflang+location.pathname.replace(/^\\/(${LOCALES.join('|')})(?=\\/|$)/,"").replace(/^\\/$/,"")+location.search+location.hash`,
  '},true)',
].join('');
