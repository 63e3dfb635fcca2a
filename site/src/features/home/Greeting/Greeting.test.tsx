import { act } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { viewerDetails } from '../../../shared/auth/viewer-state';
import { Greeting } from './Greeting';

beforeEach(() => {
  localStorage.setItem('sahra.zone', 'UTC');
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => viewerDetails.set(null));
  jest.useRealTimers();
});

const at = (clock: string): void => {
  jest.setSystemTime(new Date(`2026-11-23T${clock}:00Z`));
};
const plain = ({ container }: { container: HTMLElement }) =>
  container.textContent.replace(/[\u2066-\u2069]/g, '');

test.each([
  ['02:59', 'Good evening, Layla', 'مساء الخير، Layla'],
  ['03:00', 'Still up, Layla?', 'السهرة مستمرة، Layla؟'],
  ['05:00', 'Good morning, Layla', 'صباح الخير، Layla'],
  ['12:00', 'Good afternoon, Layla', 'نهارك سعيد، Layla'],
  ['17:00', 'Good evening, Layla', 'مساء الخير، Layla'],
])('at %s', (clock, english, arabic) => {
  at(clock);
  viewerDetails.set({ id: 'viewer-1', name: 'Layla' });
  expect(plain(renderInPage(<Greeting />))).toBe(english);
  expect(plain(renderInPage(<Greeting />, 'ar'))).toBe(arabic);
});

test('an open page follows the clock, and an unknown viewer is not greeted', () => {
  at('02:59');
  const page = renderInPage(<Greeting />);
  expect(plain(page)).toBe('');
  act(() => viewerDetails.set({ id: 'viewer-1', name: 'Layla' }));
  expect(plain(page)).toBe('Good evening, Layla');
  act(() => jest.advanceTimersByTime(60_000));
  expect(plain(page)).toBe('Still up, Layla?');
});
