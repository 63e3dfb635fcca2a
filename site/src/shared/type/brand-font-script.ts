import type { Locale } from '@sahra/schemas/constants';

import { BRAND_FONT } from './brand-font';
import type { BrandFontFile } from './brand-font';
import { BRAND_FONT_WEIGHTS } from './font-descriptors';
import { SCRIPTED_FONT_ATTRIBUTE, SCRIPTED_FONT_FAMILY } from './scripted-font';

/**
 * Limit for the layout shift of an element: its fraction of the viewport times its shift as a fraction of the
 * viewport height. A two-line paragraph that moves by one line exceeds it, the small gap under a card's name does
 * not.
 */
const STILL = 0.001;

const sourcesOf = (files: readonly BrandFontFile[]): string =>
  JSON.stringify(files.map(({ url, unicodeRange }) => [url, unicodeRange]));

/**
 * Inline script at the start of the body of every page: applies the web font once the files are loaded that
 * every page of the language needs. The browser loads the others then, if the page shows their characters. After
 * the first frame with content it applies the font only if no visible element shifts; otherwise the fallback fonts
 * stay until the next page. They match its widths within 2%, but a line that just fits in one font may wrap in the
 * other. A font that is added to the document's fonts makes the browser lay out text again, but not style every
 * element.
 * What begins below the window is not measured, nor is anything in it: the rows there have no layout yet, and asking
 * for their boxes would make the browser lay out all of them before the next frame. Without scripts the browser swaps
 * the fonts.
 */
export const brandFontScript = (locale: Locale): string =>
  [
    '(function(w,d,drawn){',
    'var fonts=d.fonts;if(!fonts)return;',
    `d.documentElement.setAttribute("${SCRIPTED_FONT_ATTRIBUTE}","");`,
    '(function frame(){requestAnimationFrame(function(){if(d.getElementById("content"))drawn=true;else frame()})})();',
    `var face=function(f){return new FontFace("${SCRIPTED_FONT_FAMILY}","url("+f[0]+")",`,
    `{weight:"${BRAND_FONT_WEIGHTS.join(' ')}",display:"swap",unicodeRange:f[1]})},`,
    `first=w.scriptedFont=${sourcesOf(BRAND_FONT[locale].first)}.map(face),`,
    `faces=(w.scriptedFontLater=${sourcesOf(BRAND_FONT[locale].later)}.map(face)).concat(first),`,
    'all=[],tops=[],',
    'box=function(e){return e.getBoundingClientRect()},',
    'measure=function(e){for(e=e.firstElementChild;e;e=e.nextElementSibling){var top=box(e).top;',
    'if(top<innerHeight){all.push(e);tops.push(top);measure(e)}}};',
    'Promise.all(first.map(function(f){return f.load()})).then(function(){',
    'if(fonts.has(faces[0]))return;',
    'if(drawn)measure(d.body);',
    'faces.forEach(function(f){fonts.add(f)});',
    'if(all.some(function(e,i){var b=box(e);',
    'return b.width*(Math.min(b.bottom,innerHeight)-Math.max(b.top,0))*Math.abs(b.top-tops[i])',
    `>innerWidth*innerHeight*innerHeight*${STILL}`,
    '&&(!e.checkVisibility||e.checkVisibility({checkVisibilityCSS:true}))}))faces.forEach(function(f){fonts.delete(f)})',
    '},function(){})})(window,document)',
  ].join('');
