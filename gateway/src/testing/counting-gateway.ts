import { createHash } from 'node:crypto';

import { startTestGateway } from './test-gateway';
import type { TestGateway } from './test-gateway';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');

/** Persisted operations of the gateway under test: what everybody may read, and who reads it. */
export const SHOWS = 'query Shows { shows(first: 5) { nodes { slug title } } }';
export const WHO = 'query Who { viewer { email } shows(first: 1) { nodes { slug } } }';

/** Parameters of a persisted operation. */
export const persisted = (document: string) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(document) } }),
});

export const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;

/** A gateway whose metrics count what it sends from memory. */
export interface CountingGateway {
  gateway: TestGateway;
  /** Number of responses that were sent from memory. */
  hits(): Promise<number>;
  get(document: string, headers?: Record<string, string>): Promise<Response>;
  post(document: string, headers?: Record<string, string>): Promise<Response>;
}

export const startCountingGateway = async (): Promise<CountingGateway> => {
  const gateway = await startTestGateway({
    measured: true,
    operations: new Map([SHOWS, WHO].map((text) => [hashOf(text), text])),
  });
  return {
    gateway,
    hits: async () => {
      const text = await (await gateway.metrics()).text();
      return Number(/^sahra_gateway_response_cache_reads_total\{result="hit"\} (\d+)$/m.exec(text)?.[1]);
    },
    get: (query, headers = {}) => gateway.get({ query }, headers),
    post: (query, headers = {}) =>
      fetch(`${gateway.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      }),
  };
};
