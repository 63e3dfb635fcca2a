import type { paths } from '@sahra/schemas/cms.generated';

/** Most codes that one call takes. */
const BATCH_MAX = 100;
const LIMIT_MS = 10_000;

export interface CmsSource {
  /** Origin of the cms. */
  url: string;
  readToken: string;
}

type VideoCodes = paths['/api/video_codes']['get']['responses'][200]['content']['application/json'];

const ask = async ({ url, readToken }: CmsSource, codes: readonly string[]): Promise<VideoCodes> => {
  const address = new URL('/api/video_codes', url);
  address.searchParams.set('codes', codes.join(','));
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${readToken}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the cms answered ${response.status}`);
  return (await response.json()) as VideoCodes;
};

/**
 * Returns those of `codes` of which the cms has no video, not even an unpublished one. Throws when it cannot be asked,
 * and when it has no video at all: such a cms was not filled yet, or lost what it had.
 */
export const findDeletedVideos = async (cms: CmsSource, codes: readonly string[]): Promise<Set<string>> => {
  const deleted = new Set(codes);
  for (let at = 0; at < codes.length; at += BATCH_MAX) {
    const { data, meta } = await ask(cms, codes.slice(at, at + BATCH_MAX));
    if (!(meta.videos > 0)) throw new Error('the cms has no video at all');
    for (const code of data) deleted.delete(code);
  }
  return deleted;
};
