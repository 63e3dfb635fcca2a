import './playground.css';
import { createRoot } from 'react-dom/client';

import { readPlaygroundData } from './playground-data';
import { PlaygroundPage } from './PlaygroundPage';

const root = document.getElementById('playground');
if (!root) throw new Error('The page has no place for the playground.');

const data = await readPlaygroundData();
createRoot(root).render(<PlaygroundPage {...data} />);
