import type { Chrome } from '../page/page-context';

export type BuiltAddresses = Pick<Chrome, 'builtPaths' | 'channels' | 'texts'>;

/**
 * Returns whether a link of the editors has a page: shows and videos always have one, other paths only when they are
 * built or when a channel or a page of text has them.
 */
export const isLinkable = (path: string, { builtPaths, channels, texts }: BuiltAddresses): boolean =>
  builtPaths.includes(path) ||
  /^\/(?:shows|watch)\/[^/]+$/.test(path) ||
  [...channels, ...texts].some(({ slug }) => path === `/${slug}`);
