import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

import { fetchAnswer } from './fetch-answer';
import './playground.css';

interface Example {
  query: string;
  variables?: string;
}

const root = document.getElementById('playground');
if (!root) throw new Error('The page has no place for the playground.');

const answer = await fetch('/graphql/playground/examples.json');
const examples = (await answer.json()) as Example[];

/** On a first visit GraphiQL fills the editors of the first tab from its own properties only; later from what it stored. */
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
