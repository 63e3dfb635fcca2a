import { act, screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { ResendCode } from './ResendCode';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const show = (resendAt: number) =>
  renderInPage(
    <ResendCode resendAt={resendAt} busy={false} onResend={() => Promise.resolve(undefined)} />,
    'ar',
  );

test('the time to wait is counted down, then there is a button', () => {
  show(2000);
  expect(screen.getByText('يمكنك طلب رمز جديد بعد \u20660:02\u2069')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText(/0:01/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'أرسل رمزًا جديدًا' })).toBeEnabled();
});

test('a day is not counted down', () => {
  show(86_400_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/\d/)).toBeNull();
});
