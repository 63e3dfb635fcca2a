import { NOT_HYDRATED_ATTRIBUTE } from '../early-press/early-press-attributes';

/** Class of the notice, which `base.css` hides once the page is hydrated after all. */
const CLASS = 'unfinishedPage';

/** How long a press may wait for the scripts of the page before it is told that they are missing, in milliseconds. */
const PRESS_WAIT_MS = 8_000;

interface Texts {
  /** Says that buttons do not work. */
  text: string;
  /** Label of the link that loads the page again. */
  reload: string;
}

/**
 * Inline script in the head of every page: says above the page that its buttons do not work, once a script of its own
 * has failed, or when a press has waited for too long. Without it, a page whose first scripts are missing looks as if
 * it worked. Its links and its text do.
 */
export const unfinishedPageScript = ({ text, reload }: Texts): string =>
  [
    '(function(d,h,u,o){var p;',
    'function tell(){',
    'if(p||!h.hasAttribute(u)||!d.body)return;',
    'p=d.createElement("p");var a=d.createElement("a");',
    `p.className="${CLASS}";p.setAttribute("role","alert");p.textContent=${JSON.stringify(`${text} `)};`,
    `a.textContent=${JSON.stringify(reload)};a.href=location.pathname+location.search;p.append(a);d.body.prepend(p)}`,
    // A script that did not come, or that this browser cannot run.
    'addEventListener("error",function(e){var s=e.target&&e.target.src||e.filename;',
    'if(s&&s.indexOf(o)===0&&(!e.target.tagName||e.target.tagName==="SCRIPT"))tell()},true);',
    // The data or the code of the page did not come.
    'addEventListener("unhandledrejection",tell);',
    `d.addEventListener("click",function(e){if(e.target.closest&&e.target.closest("button"))setTimeout(tell,${PRESS_WAIT_MS})},true)`,
    `})(document,document.documentElement,"${NOT_HYDRATED_ATTRIBUTE}",location.origin+"/")`,
  ].join('');
