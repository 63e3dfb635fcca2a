import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** Sends the editor's query. The server's CSRF protection requires the extra header. */
const fetchAnswer = async (
  { query, variables, operationName }: { query: string; variables?: unknown; operationName?: string | null },
  { headers = {} }: { headers?: Record<string, string> } = {},
): Promise<object> => {
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
