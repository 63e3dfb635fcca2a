import { PlainError } from '../../process/plain-error';
import type { SecureClient } from './secure-client';

interface GraphAnswer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

/** Sends a document to the graph and throws unless the response has only data. */
export type GraphCaller = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<Data>;

/** Calls the graph as a browser does: with the page's origin and the cookies it received. */
export const graphCaller = (ask: SecureClient, origin: string): GraphCaller => {
  const cookies = new Map<string, string>();
  return async <Data>(query: string, variables = {}, headers = {}): Promise<Data> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    if (answer.status !== 200)
      throw new PlainError(`The graph answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    const { data, errors } = JSON.parse(answer.text) as GraphAnswer<Data>;
    if (!data || errors) throw new PlainError(`The graph answered ${answer.text.slice(0, 300)}`);
    return data;
  };
};
