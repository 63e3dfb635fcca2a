import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { useNow } from './use-now';

const painted: (number | null)[] = [];

const Clock = () => {
  const now = useNow();
  painted.push(now);
  return <p>{now === null ? 'not yet' : 'known'}</p>;
};

beforeEach(() => painted.splice(0));

test('what appears on an open page has the time from its first paint', () => {
  render(<Clock />);
  expect(painted).not.toContain(null);
});

test('served HTML is taken over as it was built, and then has the time', () => {
  const served = document.createElement('div');
  document.body.append(served);
  served.innerHTML = renderToString(<Clock />);
  expect(served).toHaveTextContent('not yet');
  render(<Clock />, { container: served, hydrate: true });
  expect(screen.getByText('known')).toBeVisible();
});
