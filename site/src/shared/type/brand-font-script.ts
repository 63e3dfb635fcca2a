import { BRAND_FONT } from './brand-font';
import { FALLBACK_FONT_ATTRIBUTE } from './fallback-font-attribute';

/**
 * Limit for the layout shift of an element: its fraction of the viewport times its shift as a fraction of the
 * viewport height. A two-line paragraph that moves by one line exceeds it, the small gap under a card's name does
 * not.
 */
const STILL = 0.001;

const { font, letters } = BRAND_FONT;

/**
 * Inline script at the start of the body of every page: applies the web font once all its files are loaded. After
 * the first frame with content it applies the font only if no visible element shifts; otherwise the fallback fonts
 * stay until the next page. They match its widths within 2%, but a line that just fits in one font may wrap in the
 * other.
 * What begins below the window is not measured, nor is anything in it: the rows there have no layout yet, and asking
 * for their boxes would make the browser lay out all of them before the next frame. Without scripts the browser swaps
 * the fonts.
 */
export const BRAND_FONT_SCRIPT = [
  '(function(d,h,m,drawn){',
  'if(!d.fonts)return;',
  'h.setAttribute(m,"");',
  '(function frame(){requestAnimationFrame(function(){if(d.getElementById("content"))drawn=true;else frame()})})();',
  `d.fonts.load("${font}","${letters}").then(function(f){`,
  'if(!f.length||!h.hasAttribute(m))return;',
  'var all=[],tops=[],',
  'box=function(e){return e.getBoundingClientRect()},',
  'add=function(e){for(e=e.firstElementChild;e;e=e.nextElementSibling){var top=box(e).top;',
  'if(top<innerHeight){all.push(e);tops.push(top);add(e)}}};',
  'if(drawn)add(d.body);',
  'h.removeAttribute(m);',
  'if(all.some(function(e,i){var b=box(e);',
  'return b.width*(Math.min(b.bottom,innerHeight)-Math.max(b.top,0))*Math.abs(b.top-tops[i])',
  `>innerWidth*innerHeight*innerHeight*${STILL}`,
  '&&(!e.checkVisibility||e.checkVisibility({checkVisibilityCSS:true}))}))h.setAttribute(m,"")',
  `},function(){})})(document,document.documentElement,"${FALLBACK_FONT_ATTRIBUTE}")`,
].join('');
