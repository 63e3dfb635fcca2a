import type { Chrome } from '../page/page-context';

export type BuiltAddresses = Pick<Chrome, 'builtPaths' | 'channels'>;

/**
 * Returns whether a link of the editors has a page: records always have one, other paths only when they are built.
 */
export const isLinkable = (path: string, { builtPaths, channels }: BuiltAddresses): boolean =>
  builtPaths.includes(path) ||
  /^\/(?:shows|watch)\/[^/]+$/.test(path) ||
  channels.some(({ slug }) => path === `/${slug}`);
