import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { wrapInPage, renderInPage } from '../../../../testing/page';
import { ErrorState } from './ErrorState';

test('says what happened and tries again, once at a time', async () => {
  const retry = jest.fn();
  const state = (retrying: boolean) => (
    <>
      {wrapInPage(
        <ErrorState title="لم يصل الجدول" text="انقطع الاتصال." onRetry={retry} retrying={retrying} />,
        'ar',
      )}
    </>
  );
  const { rerender } = render(state(false));
  expect(screen.getByRole('alert')).toHaveTextContent('لم يصل الجدول');
  await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  rerender(state(true));
  await userEvent.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('without a way to try again it offers none', () => {
  renderInPage(<ErrorState title="Gone" text="It was taken away." />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
