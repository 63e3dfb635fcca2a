import { PlainError } from '../../process/plain-error';
import { graphCaller } from './graph-caller';
import type { SecureClient, SecureResponse } from './secure-client';

const PAGES = [
  { path: '/', status: 200, lang: 'en' },
  { path: '/ar', status: 200, lang: 'ar' },
  { path: '/home', status: 200, lang: 'en' },
  { path: '/ar/home', status: 200, lang: 'ar' },
  { path: '/faq', status: 200, lang: 'en' },
  { path: '/ar/faq', status: 200, lang: 'ar' },
  { path: '/nothing-is-here', status: 404, lang: 'en' },
  { path: '/ar/nothing-is-here', status: 404, lang: 'ar' },
] as const;

const CATALOGUE = `{
  search(query: "the", first: 3) { nodes { __typename } }
  videos(first: 50) { nodes { code title premium live thumbnail { url } } }
}`;

interface Catalogue {
  search: { nodes: unknown[] };
  videos: { nodes: { code: string; premium: boolean; live: boolean; thumbnail: { url: string } | null }[] };
}

/** Videos that the viewer's journey plays later. */
export interface Found {
  free: string;
  premium: string;
}

const expectAnswer = (
  path: string,
  { status, text }: SecureResponse,
  wanted: number,
  holds: RegExp,
): void => {
  if (status !== wanted || !holds.test(text))
    throw new PlainError(
      `${path} answered ${status}, and not ${wanted} with ${String(holds)}: ${text.slice(0, 300)}`,
    );
};

/**
 * Tests the journey of a visitor: pages in both languages, missing pages, the files for search engines, search, a
 * picture.
 */
export const runVisitorJourney = async (ask: SecureClient, origin: string): Promise<Found> => {
  for (const { path, status, lang } of PAGES)
    expectAnswer(path, await ask(path), status, new RegExp(`<html[^>]* lang="?${lang}\\b`));
  expectAnswer('/sitemap.xml', await ask('/sitemap.xml'), 200, new RegExp(`<loc>${origin}/`));
  expectAnswer('/robots.txt', await ask('/robots.txt'), 200, new RegExp(`Sitemap: ${origin}/sitemap\\.xml`));
  expectAnswer('/API/videos', await ask('/API/videos'), 404, /./);

  const { search, videos } = await graphCaller(ask, origin)<Catalogue>(CATALOGUE);
  if (search.nodes.length === 0) throw new PlainError('A search for "the" found nothing.');
  const recordings = videos.nodes.filter(({ live }) => !live);
  const free = recordings.find(({ premium }) => !premium);
  const paid = recordings.find(({ premium }) => premium);
  if (!free?.thumbnail || !paid) throw new PlainError('The catalogue lacks a free or a premium recording.');
  const picture = await ask(free.thumbnail.url);
  if (picture.status !== 200 || !String(picture.headers['content-type']).startsWith('image/'))
    throw new PlainError(
      `${free.thumbnail.url} answered ${picture.status} ${String(picture.headers['content-type'])}.`,
    );
  return { free: free.code, premium: paid.code };
};
