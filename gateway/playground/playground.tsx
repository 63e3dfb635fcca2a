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

createRoot(root).render(
  <GraphiQL fetcher={fetchAnswer} defaultTabs={examples} shouldPersistHeaders={false} />,
);
