import { render, screen } from '@testing-library/react';

import { ErrorBoundary } from './ErrorBoundary';

const Broken = (): never => {
  throw new Error('broken part');
};

test('a part that breaks is replaced, and the rest of the page stays', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <header>Sahra</header>
      <ErrorBoundary fallback={<p role="alert">Something broke.</p>}>
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary fallback={<p>not shown</p>}>
        <p>The next part</p>
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something broke.');
  expect(screen.getByText('The next part')).toBeVisible();
  expect(logged).toHaveBeenCalled();
});
