import { FIRST_PAINT_ID } from '../head/first-paint';
import { NOT_HYDRATED_ATTRIBUTE, PRESSED_ATTRIBUTE } from './early-press-attributes';

/**
 * Inline script in the head of every page: records a click on a button until React hydrates, and marks the button
 * at once as feedback. On a slow network, hydration takes seconds.
 * Only the last clicked button is replayed, and only once. Buttons of a first paint are never hydrated: the
 * component that replaces them checks for the mark.
 */
export const EARLY_PRESS_SCRIPT = [
  '(function(d,h,u,p){',
  'h.setAttribute(u,"");',
  'd.addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button");',
  `if(!b||!(h.hasAttribute(u)||b.closest("#${FIRST_PAINT_ID}")))return;`,
  'e.preventDefault();e.stopPropagation();',
  'var w=d.querySelector("["+p+"]");if(w)w.removeAttribute(p);',
  'b.setAttribute(p,"")',
  `},true)})(document,document.documentElement,"${NOT_HYDRATED_ATTRIBUTE}","${PRESSED_ATTRIBUTE}")`,
].join('');
