import type { FastifyReply, FastifyRequest } from 'fastify';

import { isHashedAsset } from './hashed-asset';
import type { Release } from './release';
import type { ReleaseStore } from './release-store';
import { shellDataOf } from './shell-data';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Files that are not served: pages have URLs without file names, the server chooses compressed copies itself, and
 * releases of earlier code may contain source maps.
 */
const NOT_PUBLIC = /^(?:release|operations)\.json$|\.(?:html|br|gz|map)$/;
const LOOKS_LIKE_FILE =
  /^\/(?:static|page-data|builds)\/|\.(?:js|css|map|json|txt|xml|ico|png|jpe?g|webp|avif|svg|woff2?|webmanifest)$/i;

const decodedPath = (target: string): string | null => {
  try {
    return decodeURIComponent(target.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
};

/** Sends the release file that matches a URL. Returns false when no file matches, because the URL may be a page. */
export const sendAsset = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { release, releases }: { release: Release | null; releases: ReleaseStore },
): Promise<boolean> => {
  const path = decodedPath(request.raw.url ?? '/');
  if (path === null) return false;
  const asked = path.slice(1);
  const file = (release && shellDataOf(release, asked)) ?? asked;
  if (!NOT_PUBLIC.test(file)) {
    const dir = release?.files.has(file) ? release.dir : await releases.dirOfEarlierAsset(file);
    if (dir !== null) {
      void reply.header('cache-control', isHashedAsset(path) ? IMMUTABLE : REVALIDATE);
      await reply.sendFile(file, dir);
      return true;
    }
  }
  if (!LOOKS_LIKE_FILE.test(path)) return false;
  await reply
    .code(404)
    .headers({ 'cache-control': REVALIDATE, 'x-robots-tag': 'noindex' })
    .type('text/plain; charset=utf-8')
    .send('Page not found');
  return true;
};
