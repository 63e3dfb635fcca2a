import { LOCALES } from '@sahra/schemas/constants';

import { PlainError } from '../../process/plain-error';

const QUERY = `{
  shows(first: 1) { nodes { slug } }
  videos(first: 1, filter: { live: false, premium: false }) { nodes { code } }
}`;

interface Answer {
  data?: { shows: { nodes: { slug: string }[] }; videos: { nodes: { code: string }[] } };
}

/**
 * Returns the URLs of the measured pages in both languages, with the first show and the first video of the
 * catalogue.
 */
export const measuredPages = async (publicUrl: string): Promise<string[]> => {
  const response = await fetch(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ query: QUERY }),
  });
  const { data } = (await response.json()) as Answer;
  const slug = data?.shows.nodes[0]?.slug;
  const code = data?.videos.nodes[0]?.code;
  if (!slug || !code) throw new PlainError('The catalogue has no show or no free recording to measure.');
  const records = [`/shows/${slug}`, `/watch/${code}`];
  return ['', '/home', '/shows', ...records, '/schedule', '/search', '/faq'].flatMap((path) =>
    LOCALES.map((locale) => `/${locale}${path}`),
  );
};
