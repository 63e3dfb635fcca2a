import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AccountsApp } from '../../../../../platform/http/accounts-app';

const resolve = createRequire(import.meta.url).resolve;

const FOLDER = '/pay/fonts';
const ARABIC = 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';
/** Scripts of the product's typeface, with the characters that each file has. */
const SCRIPTS = { arabic: ARABIC, latin: 'U+0000-00FF, U+0131, U+2000-200B, U+2010-206F, U+20AC, U+2122' };

const WEEK_S = 7 * 24 * 60 * 60;

/** Declares the product's typeface; each file is loaded only when a page has characters of its script. */
export const PAGE_FONTS = Object.entries(SCRIPTS)
  .map(
    ([script, range]) =>
      `@font-face{font-family:Alexandria;src:url(${FOLDER}/alexandria-${script}.woff2) format('woff2');font-weight:300 800;font-display:swap;unicode-range:${range}}`,
  )
  .join('\n');

/** Serves the typeface of the sandbox pages from our own origin. */
export const pageFontRoutes = (app: AccountsApp): void => {
  for (const script of Object.keys(SCRIPTS)) {
    const file = resolve(`@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`);
    const bytes = readFileSync(file);
    app.get(`${FOLDER}/alexandria-${script}.woff2`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': `public, max-age=${WEEK_S}` })
        .send(bytes),
    );
  }
};
