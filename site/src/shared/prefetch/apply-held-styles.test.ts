import { runInNewContext } from 'node:vm';

import { holdPageStyles } from '../../../builder/hold-page-styles';
import { applyHeldStyles } from './apply-held-styles';

/** The function as the bundle has it: webpack takes its source text. */
const inserterOf = (stage: string): ((link: HTMLLinkElement) => void) | undefined => {
  const plugin = {
    constructor: { name: 'MiniCssExtractPlugin' },
    runtimeOptions: {} as { insert?: unknown },
  };
  holdPageStyles([plugin, { constructor: { name: 'Other' } }], stage);
  const { insert } = plugin.runtimeOptions;
  return typeof insert === 'function'
    ? (runInNewContext(`(${insert.toString()})`, { document }) as (link: HTMLLinkElement) => void)
    : undefined;
};

const styles = (name: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${name}.css` });

test('styles of a page that is loaded ahead wait until a page opens, others hold at once', () => {
  const insert = inserterOf('build-javascript');
  const ahead = styles('component---src-pages-by-key-faq-tsx.0123456789');
  const dialog = styles('532.0123456789');
  insert?.(ahead);
  insert?.(dialog);
  expect([...document.head.querySelectorAll('link')]).toEqual([ahead, dialog]);
  expect([ahead.media, dialog.media]).toEqual(['not all', '']);
  applyHeldStyles();
  expect([ahead.media, dialog.media]).toEqual(['all', '']);
});

test('in development styles hold at once', () => {
  expect(inserterOf('develop')).toBeUndefined();
});
