import type { Chrome } from '../page/page-context';

export type BuiltAddresses = Pick<Chrome, 'builtPaths' | 'channels'>;

/** Whether an address that editors wrote leads somewhere: records have pages, a plain address only when it is built. */
export const isLinkable = (path: string, { builtPaths, channels }: BuiltAddresses): boolean =>
  builtPaths.includes(path) ||
  /^\/(?:shows|watch)\/[^/]+$/.test(path) ||
  channels.some(({ slug }) => path === `/${slug}`);
