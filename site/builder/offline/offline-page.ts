import { DIRECTION } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import escapeHtml from 'escape-html';

import { starPath } from '../../src/shared/ui/Star/star-path';

export interface OfflinePageParts {
  locale: Locale;
  brand: string;
  /** Logo as SVG source. */
  lockup: string;
  strings: Readonly<Record<string, string>>;
}

/** Values of tokens.css: the page loads no style sheet. */
const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-rows:auto 1fr;min-block-size:100vh;min-block-size:100svh;background:#0a1218;color:#fdf3e1;font:400 1rem/1.55 Alexandria,system-ui,sans-serif}
[dir=rtl] body{font-size:1.0625rem;line-height:1.8}
header{padding:1rem clamp(1rem,4.4vw,4rem)}
header svg{display:block;inline-size:auto;block-size:2.25rem;max-inline-size:100%}
main{display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem clamp(1rem,4.4vw,4rem) 20vh;text-align:center}
main svg{inline-size:11rem;block-size:auto;max-inline-size:100%}
h1{font-size:clamp(1.5rem,1.1rem + 1.7vw,2.375rem);line-height:1.3;text-wrap:balance}
p{max-inline-size:30rem;color:#c8d3d9;text-wrap:pretty}
a{display:inline-flex;align-items:center;justify-content:center;min-block-size:3rem;margin-block-start:.5rem;padding:.5rem 1.6em;border-radius:99rem;background:#fbb93c;color:#1c1203;font-weight:600;text-decoration:none}
a:hover{background:#ffcd69}
a:focus-visible{outline:0;box-shadow:0 0 0 2px #060c11,0 0 0 5px #ffcd69}
[role=status]{min-block-size:1.8em;color:#ff9c87}`;

/** A star with its light out, among eight lit seats. */
const PICTURE = [
  '<svg viewBox="0 0 240 240" aria-hidden="true">',
  ...Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const path = starPath(120 + 92 * Math.cos(angle), 120 + 92 * Math.sin(angle), 20);
    return `<path d="${path}" fill="#2f4552"/>`;
  }),
  `<path d="${starPath(120, 120, 52)}" fill="none" stroke="#fbb93c" stroke-width="3" stroke-dasharray="7 7"/>`,
  '</svg>',
].join('');

/**
 * Opens the wanted page when the site answers again: the address is the one of that page, because the service worker
 * answers in its place. The browser's own word is not enough, since it believes in networks that lead nowhere.
 */
const SCRIPT = [
  'var s=document.querySelector("[role=status]");',
  'function look(say){fetch("/builds/latest.json",{method:"HEAD",cache:"no-store"})',
  '.then(function(){location.reload()},function(){if(say)s.textContent=s.dataset.still})}',
  'addEventListener("online",function(){look()});setInterval(look,5000);',
  'document.querySelector("a").addEventListener("click",function(e){',
  'e.preventDefault();s.textContent="";look(true)})',
].join('');

/** Returns the page that the service worker shows without a network: whole in itself, it loads nothing. */
export const offlinePage = ({ locale, brand, lockup, strings }: OfflinePageParts): string => {
  const text = (key: string): string => {
    const found = strings[`offline-page.${key}`];
    if (found === undefined) throw new Error(`the offline page has no text "${key}" in ${locale}`);
    return escapeHtml(found);
  };
  return [
    `<!doctype html><html lang="${locale}" dir="${DIRECTION[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="theme-color" content="#0a1218"><title>${text('title')} | ${escapeHtml(brand)}</title>`,
    `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><header>${lockup}</header>`,
    `<main>${PICTURE}<h1>${text('title')}</h1><p>${text('text')}</p><a href="">${text('retry')}</a>`,
    `<p role="status" data-still="${text('still')}"></p></main><script>${SCRIPT}</script></body></html>`,
  ].join('');
};
