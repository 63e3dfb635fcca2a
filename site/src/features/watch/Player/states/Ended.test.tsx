import { act, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';

import { videoCard } from '../../../../../testing/catalogue';
import { renderInPage } from '../../../../../testing/page';
import { updatePlayerPreferences } from '../preferences/player-preferences';
import { Ended } from './Ended';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const NEXT = videoCard('next01', { title: 'Part two' });

const pass = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
});
afterEach(() => jest.useRealTimers());

test('the seconds to the next video are counted down, then it opens', () => {
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />, 'ar');
  expect(screen.getByText('10')).toBeVisible();
  pass(3);
  expect(screen.getByText('7')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  pass(7);
  expect(navigate).toHaveBeenCalledWith('/ar/watch/next01');
});

test('cancelled, the countdown goes and nothing opens by itself', () => {
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Part two starts in 10 seconds.');
  pass(4);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  pass(60);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
});

test('with “Play next” off nothing counts down, and the next video is one press away', () => {
  updatePlayerPreferences({ playNext: false });
  renderInPage(<Ended next={NEXT} onReplay={() => undefined} />);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Part two/ })).toHaveAttribute('href', '/en/watch/next01');
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeInTheDocument();
  act(() => updatePlayerPreferences({ playNext: true }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});
