import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { Island } from './Island';

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
};

/** HTML as the server writes it: the comments are React's markers of a Suspense boundary. */
const SERVED = '<!--$--><button type="button">0</button><!--/$-->';

test('what was served stays and becomes usable', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = SERVED;
  const served = screen.getByRole('button');
  await act(async () => {
    hydrateRoot(
      root,
      <Island>
        <Counter />
      </Island>,
    );
    await Promise.resolve();
  });
  fireEvent.click(served);
  expect(screen.getByRole('button')).toBe(served);
  expect(served).toHaveTextContent('1');
});
