import { FIRST_PAINT_ID } from '../head/first-paint';
import { AUTOPLAY_KEY } from '../playback/autoplay-key';
import { NOT_HYDRATED_ATTRIBUTE, PLAYS_ATTRIBUTE, PRESSED_ATTRIBUTE } from './early-press-attributes';

/**
 * Inline script in the head of every page: records a click on a button until React hydrates, and marks the button
 * at once as feedback. On a slow network, hydration takes seconds.
 * Only the last clicked button is replayed, and only once. Buttons of a first paint are never hydrated: the
 * component that replaces them checks for the mark. Links work by themselves; what one plays is kept for the next
 * document.
 */
export const EARLY_PRESS_SCRIPT = [
  '(function(d,h,u,p,y){',
  'h.setAttribute(u,"");',
  'd.addEventListener("click",function(e){',
  'var t=e.target,b=t.closest&&t.closest("button"),a=t.closest&&t.closest("a["+y+"]");',
  'if(a&&h.hasAttribute(u)&&!(e.metaKey||e.altKey||e.ctrlKey||e.shiftKey))',
  `try{sessionStorage.setItem("${AUTOPLAY_KEY}",a.getAttribute(y))}catch(_){}`,
  `if(!b||!(h.hasAttribute(u)||b.closest("#${FIRST_PAINT_ID}")))return;`,
  'e.preventDefault();e.stopPropagation();',
  'var w=d.querySelector("["+p+"]");if(w)w.removeAttribute(p);',
  'b.setAttribute(p,"")',
  `},true)})(document,document.documentElement,"${NOT_HYDRATED_ATTRIBUTE}","${PRESSED_ATTRIBUTE}","${PLAYS_ATTRIBUTE}")`,
].join('');
