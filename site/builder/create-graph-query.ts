import { setTimeout } from 'node:timers/promises';

import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import documents from '@sahra/schemas/operations/site.json';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { limited } from './limited';

const AT_ONCE = 6;
const inTurn = limited(AT_ONCE);

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
  extensions?: { stale?: boolean };
}

const documentOf = (hash: string): string => {
  const document = (documents as Record<string, string>)[hash];
  if (!document) throw new Error(`schemas/operations/site.json does not hold ${hash}: run npm run codegen`);
  return document;
};

/** A moment without an upstream must not cost a whole build. */
const TRIES = 10;
const PAUSE_MS = 1_000;

/**
 * Sends one GraphQL query for a page during the build. Throws on any error, and on data that stay stale: a build with
 * partial or old data must fail.
 */
export const createGraphQuery =
  (gatewayUrl: string, pauseMs = PAUSE_MS) =>
  <Data, Variables>(
    operation: PersistedOperation<Data, Variables>,
    variables: Variables,
    locale: Locale,
  ): Promise<Data> =>
    inTurn(async () => {
      const send = async (): Promise<Answer<Data>> => {
        const response = await fetch(`${gatewayUrl}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [HEADERS.localization]: locale },
          body: JSON.stringify({
            operationName: operation.name,
            query: documentOf(operation.hash),
            variables,
            extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } },
          }),
        });
        const answer = (await response.json()) as Answer<Data>;
        if (!answer.errors?.[0] && answer.data) return answer;
        throw new Error(
          `The graph refused ${operation.name} (${locale}): ${answer.errors?.[0]?.message ?? `status ${response.status}`}`,
        );
      };
      for (let tried = 1; tried <= TRIES; tried += 1) {
        const { data, extensions } = await send();
        // Stale data carry the newest content version: a release with them would stay until the next publish.
        if (data && !extensions?.stale) return data;
        await setTimeout(pauseMs);
      }
      throw new Error(`The graph has only stale data for ${operation.name} (${locale})`);
    });

export type AskGraph = ReturnType<typeof createGraphQuery>;
