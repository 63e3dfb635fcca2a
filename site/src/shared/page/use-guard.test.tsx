import { act, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';

import { createAccessToken, session } from '../../../testing/graph';
import { clearSession } from '../auth/clear-session';
import { joining } from '../auth/joining';
import { startSession } from '../auth/start-session';
import { useGuard } from './use-guard';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
const went = jest.mocked(navigate);

const open = (address: string, page: string, access = 'guest') => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useGuard(access, page));
};
const register = (): void => {
  joining.begin('viewer-1');
  startSession(session(createAccessToken(600)) as never);
};

afterEach(() => {
  act(clearSession);
  went.mockClear();
});

test('who has registered goes on to the plans, which replace the form in the history', () => {
  open('/en/auth/register?plan=year-with-ads', 'auth-register');
  expect(went).not.toHaveBeenCalled();
  act(register);
  expect(went).toHaveBeenCalledTimes(1);
  expect(went).toHaveBeenCalledWith('/en/auth/plans?plan=year-with-ads', { replace: true });
});

test.each(['auth-plans', 'voucher', 'auth-success', 'auth-fail'])(
  'a tab that is joining stays on %s; the end of joining leads home',
  (page) => {
    act(register);
    open('/en/auth/plans', page);
    expect(went).not.toHaveBeenCalled();
    act(joining.end);
    expect(went).toHaveBeenCalledWith('/en/home', { replace: true });
  },
);

test('Back to a page before the plans, and forward again, goes on joining', () => {
  act(register);
  open('/en/shows', 'shows', 'public').unmount();
  open('/en/auth/plans', 'auth-plans');
  expect(went).not.toHaveBeenCalled();
});

test('a tab that is not joining leaves the registration pages: the session of the browser counts', () => {
  act(() => startSession(session(createAccessToken(600)) as never));
  open('/en/auth/plans', 'auth-plans');
  expect(went).toHaveBeenCalledWith('/en/home', { replace: true });
});

test('who opens the plans of viewers goes on there', () => {
  act(register);
  open('/en/subscribe', 'subscribe', 'public');
  expect(joining.get()).toBe(false);
});
