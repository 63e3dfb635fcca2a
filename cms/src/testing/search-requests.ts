import { requestAndValidate } from './request-and-validate';
import type { TestCms } from './test-cms';

interface SearchBody {
  data: { type: string; key: string }[];
  meta: {
    next: string | null;
    corrected_query: string | null;
    omitted_words: string[];
    counts: Record<string, number>;
  };
}

/** Searches the catalogue of a cms: for the whole response, or for the keys of what was found. */
export const searchRequests = (cms: () => TestCms) => {
  const search = async (query: string, rest = ''): Promise<SearchBody> => {
    const path = `/api/search?q=${encodeURIComponent(query)}${rest}`;
    return (await requestAndValidate(cms(), path)).body as SearchBody;
  };
  const keys = async (query: string, rest = ''): Promise<string[]> =>
    (await search(query, rest)).data.map(({ key }) => key);
  return { search, keys };
};
