import './playground.css';
import { GraphiQL } from 'graphiql';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import { createClient } from 'graphql-sse';
import { createRoot } from 'react-dom/client';

interface Asked {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}
interface FetcherOptions {
  headers?: Record<string, string>;
  documentAST?: DocumentNode;
}

/** Opens the editor's subscription as an event stream. */
const openStream = (
  { query, variables, operationName }: Asked,
  headers: Record<string, string>,
): AsyncIterable<unknown> =>
  createClient({ url: '/graphql', headers, retryAttempts: 0 }).iterate({
    query,
    ...(operationName && { operationName }),
    ...(typeof variables === 'object' && variables !== null && { variables: { ...variables } }),
  });

/** Sends the editor's query. The server's CSRF protection requires the extra header. */
const fetchAnswer = async (
  asked: Asked,
  { headers = {}, documentAST }: FetcherOptions = {},
): Promise<object> => {
  const { query, variables, operationName } = asked;
  if (
    documentAST &&
    getOperationAST(documentAST, operationName)?.operation === OperationTypeNode.SUBSCRIPTION
  )
    return openStream(asked, headers);
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'playground', ...headers },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return (await answer.json()) as object;
};

interface Example {
  query: string;
  variables?: string;
}

const root = document.getElementById('playground');
if (!root) throw new Error('The page has no place for the playground.');

const answer = await fetch('/graphql/playground/examples.json');
const examples = (await answer.json()) as Example[];

/**
 * On a first visit, GraphiQL fills the editors of the first tab from its props
 * only; later it uses its stored tabs.
 */
const firstTab = localStorage.getItem('graphiql:tabState') === null ? examples[0] : undefined;

createRoot(root).render(
  <GraphiQL
    fetcher={fetchAnswer}
    defaultTabs={examples}
    {...firstTab}
    defaultEditorToolsVisibility="variables"
    shouldPersistHeaders={false}
  />,
);
