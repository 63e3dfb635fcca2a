import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { hydratePage } from './hydrate-page';
import { lazyPart } from './lazy-part';

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

describe('a served part whose hydration fails', () => {
  const hydrateWith = async (failure: Error): Promise<unknown[]> => {
    const Served = lazyPart(
      () => Promise.reject(failure),
      () => <p>It did not load.</p>,
    );
    const page = (part: ReactNode) => (
      <main id="gatsby-focus-wrapper">
        <Suspense>{part}</Suspense>
      </main>
    );
    document.body.innerHTML = `<div id="root">${renderToString(page(<p>Tonight</p>))}</div>`;
    const reported: unknown[] = [];
    globalThis.reportError = (error) => void reported.push(error);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => hydratePage(page(<Served />), container()));
    expect(screen.getByText('It did not load.')).toBeVisible();
    return reported;
  };

  test('for want of its code is said in its place and reported nowhere', async () => {
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    expect(await hydrateWith(missing)).toEqual([]);
  });

  test('by any other error is reported once', async () => {
    const fault = new Error('A fault of ours');
    expect(await hydrateWith(fault)).toEqual([fault]);
  });
});
