import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../../testing/page';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { BROKEN } from '../page-error';
import { ErrorText } from './ErrorText';

test('shows the fixed words of the error page, and leads home', () => {
  renderInPage(<ErrorText />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeInTheDocument();
  expect(screen.getByText('The page you are looking for no longer exists.')).toBeInTheDocument();
  expect(
    screen.getByText("Here's some popcorn to enjoy while watching top sports and shows."),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/en');
});

test('leads to the home of the language', () => {
  renderInPage(<ErrorText />, 'ar');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ar');
});

test('what the server names is for tools only', () => {
  renderInPage(<ErrorText messageHtml="Page Not Found: /x" />);
  expect(screen.getByText('Page Not Found: /x')).not.toBeVisible();
});

test('a part that breaks says so and offers to load the page again, and what stands around it stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  renderInPage(
    <>
      <p>The header</p>
      <ErrorBoundary fallback={<ErrorText error={BROKEN} />}>
        <Broken />
      </ErrorBoundary>
    </>,
    'ar',
  );
  expect(screen.getByText('The header')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('حدث خلل في هذه الصفحة.');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'أعد تحميل الصفحة' })).toHaveFocus();
});
