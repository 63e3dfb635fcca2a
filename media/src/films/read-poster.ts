import type { paths } from '@sahra/schemas/cms.generated';

import { askCms, type CmsSource } from '../cms/ask-cms';

type VideoPoster = paths['/api/video_poster']['get']['responses'][200]['content']['application/json'];

const LIMIT_MS = 10_000;
/** Largest width of a rendition that is read, in pixels, and the most bytes of one. */
const WIDTH_MAX = 1920;
const BYTES_MAX = 20_000_000;

/**
 * Reads the poster of a video, published or not, as a WebP picture; null when it has none, and for a drawing of lines.
 * Throws when the cms cannot be asked.
 */
export const readPoster = async (cms: CmsSource, code: string): Promise<Uint8Array | null> => {
  const { data } = await askCms<VideoPoster>(cms, '/api/video_poster', { code });
  const largest = data?.renditions
    // Not AVIF, which programs of 2018 cannot read.
    .filter(({ type, width }) => type === 'image/webp' && width <= WIDTH_MAX)
    .at(-1);
  if (!largest) return null;
  const response = await fetch(new URL(largest.url, cms.url), { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`the cms answered ${response.status} for a poster`);
  if (Number(response.headers.get('content-length')) > BYTES_MAX) return null;
  return new Uint8Array(await response.arrayBuffer());
};
