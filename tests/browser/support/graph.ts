/** Public URL of the product under test. */
const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8000';

interface GraphAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
  extensions?: Record<string, unknown>;
}

/** Sends one document to the public graph as a stranger; `headers` can add a locale or an access token. */
export const askGraph = async <Data>(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphAnswer<Data>> => {
  const response = await fetch(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphAnswer<Data>;
};
