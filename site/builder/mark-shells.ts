import { readFile, writeFile } from 'node:fs/promises';

import { MARKS } from '../src/shared/head/first-paint';

const SCRIPTS = '<script id="gatsby-script-loader">';

/** A shell's HTML with the places where the site server writes. */
export const markedShell = (html: string): string => {
  if (!html.includes('</head>') || !html.includes(SCRIPTS))
    throw new Error('Gatsby writes its HTML differently now');
  return html
    .replace('</head>', () => `${MARKS.head}</head>`)
    .replace(SCRIPTS, () => `${MARKS.record}${SCRIPTS}`);
};

export const markShells = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(file, markedShell(await readFile(file, 'utf8')));
};

const PRELOADED = /<link\b[^>]*\bas="script"[^>]*>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** An error page as it is served at any address: without scripts it cannot turn into another page there. */
export const withoutScripts = (html: string): string => html.replace(PRELOADED, '').replace(SCRIPT, '');

export const stopErrorPages = async (files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(file, withoutScripts(await readFile(file, 'utf8')));
};
