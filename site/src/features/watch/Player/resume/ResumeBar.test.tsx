import { act, screen } from '@testing-library/react';

import { renderInPage } from '../../../../../testing/page';
import { ResumeBar } from './ResumeBar';

const restart = jest.fn();
const show = (locale: 'en' | 'ar' = 'en', covered = false) =>
  renderInPage(<ResumeBar from={992} durationSeconds={2552} covered={covered} onRestart={restart} />, locale);
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  restart.mockClear();
});

test('it says where the video continued and what is left, and leaves after eight seconds', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Picked up at 16:3226 min left');
  await wait(7.9);
  expect(screen.getByRole('button', { name: 'From the start' })).toBeVisible();
  await wait(0.2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it stays while it has the focus, and leaves when it is pressed', async () => {
  show('ar');
  const button = screen.getByRole('button', { name: 'من البداية' });
  act(() => button.focus());
  await wait(60);
  expect(button).toBeVisible();
  act(() => button.click());
  expect(restart).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('under a message it is not there', () => {
  show('en', true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
