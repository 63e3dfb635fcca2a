import { LOCALE_COOKIE, LOCALES } from '@sahra/schemas/constants';

const { name, maxAgeSeconds, sameSite } = LOCALE_COOKIE;

/**
 * Inline script in the head of every page: makes the language switch keep query and hash and store the choice
 * before hydration. On a slow network, hydration takes seconds.
 */
export const LANGUAGE_SWITCH_SCRIPT = [
  'document.addEventListener("click",function(e){',
  'var a=e.target.closest&&e.target.closest("a[data-language-switch]");if(!a)return;',
  `try{document.cookie="${name}="+a.hreflang+"; path=/; max-age=${maxAgeSeconds}; samesite=${sameSite}"+(location.protocol==="https:"?"; secure":"")}catch(e){}`,
  `a.href="/"+a.hreflang+location.pathname.replace(/^\\/(${LOCALES.join('|')})(?=\\/|$)/,"").replace(/^\\/$/,"")+location.search+location.hash`,
  '},true)',
].join('');
