import { BRAND_TYPE } from './brand-type';
import { STAND_IN_MARK } from './stand-in-mark';

/**
 * How far what is read may move: its part of the window times the part of the window's height it moves by, as layout
 * shift is counted. A paragraph of two lines that moves by a line is more, the place under the name of a card is less.
 */
const STILL = 0.001;

const { font, letters } = BRAND_TYPE;

/**
 * Script at the start of the body of every page: the typeface is put on once all of it is there, and after the first
 * frame only if nothing that is read moves by it. Otherwise the device's fonts stay until the next page: they are as
 * wide within 2%, yet a line that just fits in one of the two breaks in the other. Without scripts the browser swaps.
 */
export const EARLY_TYPE = [
  '(function(d,h,m,drawn){',
  'if(!d.fonts)return;',
  'h.setAttribute(m,"");',
  'requestAnimationFrame(function(){drawn=true});',
  `d.fonts.load("${font}","${letters}").then(function(f){`,
  'if(!f.length||!h.hasAttribute(m))return;',
  'var all=drawn?[].slice.call(d.body.getElementsByTagName("*")):[],',
  'box=function(e){return e.getBoundingClientRect()},',
  'tops=all.map(function(e){return box(e).top});',
  'h.removeAttribute(m);',
  'if(all.some(function(e,i){var b=box(e);',
  'return b.width*(Math.min(b.bottom,innerHeight)-Math.max(b.top,0))*Math.abs(b.top-tops[i])',
  `>innerWidth*innerHeight*innerHeight*${STILL}`,
  '&&(!e.checkVisibility||e.checkVisibility({checkVisibilityCSS:true}))}))h.setAttribute(m,"")',
  `},function(){})})(document,document.documentElement,"${STAND_IN_MARK}")`,
].join('');
