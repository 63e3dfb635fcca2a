import { act, fireEvent, screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { showToast, toasts } from '../../messages/toasts';
import { Toasts } from './Toasts';

const STAY_MS = 6000;

beforeEach(() => {
  jest.useFakeTimers();
  renderInPage(<Toasts />);
});

afterEach(() => {
  act(() => toasts.set([]));
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what is done is said politely and leaves after six seconds', async () => {
  await act(async () => showToast('done', 'Saved'));
  expect(within(screen.getByRole('status')).getByText('Saved')).toBeInTheDocument();
  pass(STAY_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('it stays while it is pointed at, and has its six seconds again afterwards', async () => {
  await act(async () => showToast('done', 'Saved'));
  fireEvent.pointerEnter(screen.getByText('Saved'));
  pass(2 * STAY_MS);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  pass(STAY_MS - 1);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('it stays while the focus is in it', async () => {
  await act(async () => showToast('done', 'Saved'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(2 * STAY_MS);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('what failed is said at once and stays until it is closed', async () => {
  await act(async () => showToast('failed', 'Could not be saved'));
  pass(10 * STAY_MS);
  expect(within(screen.getByRole('alert')).getByText('Could not be saved')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Could not be saved')).not.toBeInTheDocument();
});

test('its one action is done once and closes it', async () => {
  const undo = jest.fn();
  await act(async () => showToast('done', 'Removed', { label: 'Undo', run: undo }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('one is shown at a time: the newest, and after it the one that can still be undone', async () => {
  await act(async () => showToast('done', 'Removed', { label: 'Undo', run: () => undefined }));
  await act(async () => showToast('failed', 'Could not be copied'));
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Removed')).toBeInTheDocument();
  pass(STAY_MS);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

const swiped = (pointerType: string, by: number) => {
  const toast = screen.getByText('Could not be saved');
  const at = (type: string, clientX: number) =>
    fireEvent(toast, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
  at('pointerdown', 100);
  at('pointermove', 100 + by);
  at('pointerup', 100 + by);
};

test.each([
  ['touch', -60, 0],
  ['touch', 60, 0],
  ['touch', 10, 1],
  ['mouse', 60, 1],
])('a movement by %s of %d px leaves %d toasts', async (pointerType, by, left) => {
  await act(async () => showToast('failed', 'Could not be saved'));
  swiped(pointerType, by);
  expect(screen.queryAllByText('Could not be saved')).toHaveLength(left);
});
