import { FIRST_PAINT_ID } from '../head/first-paint';
import { PRESSED_MARK, UNHEARD_MARK } from './early-marks';

/**
 * Script in the head of every page: keeps the press of a button until React listens, and shows at once that it was felt.
 * On a slow network that is seconds. Of several buttons the last one pressed is what the viewer still wants; a button
 * that is pressed again out of impatience is pressed once. Those of a first paint are never React's: what takes their
 * place looks whether they were pressed.
 */
export const EARLY_PRESS = [
  '(function(d,h,u,p){',
  'h.setAttribute(u,"");',
  'd.addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button");',
  `if(!b||!(h.hasAttribute(u)||b.closest("#${FIRST_PAINT_ID}")))return;`,
  'e.preventDefault();e.stopPropagation();',
  'var w=d.querySelector("["+p+"]");if(w)w.removeAttribute(p);',
  'b.setAttribute(p,"")',
  `},true)})(document,document.documentElement,"${UNHEARD_MARK}","${PRESSED_MARK}")`,
].join('');
