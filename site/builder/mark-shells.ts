import { readFile, writeFile } from 'node:fs/promises';

import { MARKS } from '../src/shared/head/first-paint';
import { LANGUAGE_SWITCH_SCRIPT } from '../src/shared/chrome/LanguageSwitch/language-switch-script';

const SCRIPTS = '<script id="gatsby-script-loader">';

/** Where Gatsby says which page the HTML is: with an address of its own, its script would go there. */
const OWN_ADDRESS = /window\.pagePath="[^"]*";/;

/**
 * Returns a shell's HTML with placeholders for the head tags and the record that the site server inserts, and without
 * the shell's own address.
 */
export const markedShell = (html: string): string => {
  if (!html.includes('</head>') || !html.includes(SCRIPTS) || !OWN_ADDRESS.test(html))
    throw new Error('Gatsby writes its HTML differently now');
  return html
    .replace('</head>', () => `${MARKS.head}</head>`)
    .replace(SCRIPTS, () => `${MARKS.record}${SCRIPTS}`)
    .replace(OWN_ADDRESS, '');
};

export const markShells = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(file, markedShell(await readFile(file, 'utf8')));
};

const PRELOADED = /<link\b[^>]*\bas="script"[^>]*>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Removes the scripts of an error page, except the one that the language switch needs to keep the hash. It is served at
 * any URL, and with scripts it would render the page of that URL instead.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(PRELOADED, '')
    .replace(SCRIPT, (script) => (script.includes(LANGUAGE_SWITCH_SCRIPT) ? script : ''));

export const stripErrorPageScripts = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
};
