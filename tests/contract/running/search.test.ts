import { SEARCH_PROBES } from '../../../cms/src/search/search-probes';

const url = `${process.env['BASE_URL'] ?? 'http://localhost:8000'}/graphql`;

const SEARCH = `query Search($query: String!) {
  search(query: $query, first: 10) { correctedQuery nodes { ... on Show { key: slug } ... on Video { key: code } ... on Channel { key: slug } } }
  suggestions(query: $query, first: 5) { text }
}`;

interface Answer {
  errors?: unknown;
  data?: {
    search: { correctedQuery: string | null; nodes: { key: string }[] };
    suggestions: { text: string }[];
  };
}

const ask = async (query: string, locale: string): Promise<Answer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-localization': locale },
    body: JSON.stringify({ query: SEARCH, variables: { query } }),
  });
  return (await answer.json()) as Answer;
};

describe.each(['en', 'ar'])('the running graph, asked in %s', (locale) => {
  it.each(SEARCH_PROBES)('finds in spite of $what: $typed', async ({ typed, first, corrected = null }) => {
    const { data, errors } = await ask(typed, locale);
    expect(errors).toBeUndefined();
    expect(data?.search.nodes[0]?.key).toBe(first);
    expect(data?.search.correctedQuery).toBe(corrected);
    expect(data?.suggestions.length).toBeGreaterThan(0);
  });
});
