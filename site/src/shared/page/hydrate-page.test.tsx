import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { hydratePage } from './hydrate-page';

const Page = ({ rendered }: { rendered: () => void }) => {
  rendered();
  return (
    <main id="gatsby-focus-wrapper">
      <h1>Shows</h1>
    </main>
  );
};

const container = (): Element => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no root.');
  return root;
};

test('a served page is taken over after the present task, and keeps its elements', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page rendered={() => undefined} />)}</div>`;
  const served = screen.getByRole('heading');
  const rendered = jest.fn();
  await act(async () => {
    hydratePage(<Page rendered={rendered} />, container());
    expect(rendered).not.toHaveBeenCalled();
  });
  expect(rendered).toHaveBeenCalled();
  expect(screen.getByRole('heading')).toBe(served);
});

test('a document without content is rendered', async () => {
  document.body.innerHTML = '<div id="root"><div id="gatsby-focus-wrapper"></div></div>';
  await act(async () => hydratePage(<Page rendered={() => undefined} />, container()));
  expect(screen.getByRole('heading')).toHaveTextContent('Shows');
});
