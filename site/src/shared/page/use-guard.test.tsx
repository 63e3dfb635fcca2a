import { act, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';

import { createAccessToken, session } from '../../../testing/graph';
import { clearSession } from '../auth/clear-session';
import { joining } from '../auth/joining';
import { restoring } from '../auth/restore-session';
import { startSession } from '../auth/start-session';
import { useGuard } from './use-guard';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
const went = jest.mocked(navigate);

const open = (address: string, page: string, access = 'guest', redirectTo = '/home') => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useGuard({ access, page, redirectTo }));
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

test.each([
  ['/en/auth/login', '/account', '/en/account'],
  ['/ar/auth/login', '/shows', '/ar/shows'],
  ['/auth/login', '/shows', '/shows'],
])(
  'signed in, %s redirects to the target of its route, %s, in its language',
  (address, redirectTo, target) => {
    act(() => startSession(session(createAccessToken(600)) as never));
    open(address, 'login', 'guest', redirectTo);
    expect(went).toHaveBeenCalledWith(target, { replace: true });
  },
);

test.each([
  ['/auth/login', '/'],
  ['/ar/auth/login', '/ar'],
])('signed in, %s redirects to the root when its route names no target', (address, target) => {
  act(() => startSession(session(createAccessToken(600)) as never));
  window.history.replaceState(null, '', address);
  renderHook(() => useGuard({ access: 'guest', page: 'login' }));
  expect(went).toHaveBeenCalledWith(target, { replace: true });
});

test('a viewer whose session ends on a page of viewers is asked once to sign in, and led back', () => {
  act(() => startSession(session(createAccessToken(600)) as never));
  open('/ar/saved?a=1', 'saved', 'viewer');
  expect(went).not.toHaveBeenCalled();
  act(clearSession);
  expect(went).toHaveBeenCalledTimes(1);
  expect(went).toHaveBeenCalledWith(
    '/ar/auth/login?error=SessionRequired&callbackUrl=%2Far%2Fsaved%3Fa%3D1',
    {
      replace: true,
    },
  );
});

test('while the server is asked who visits, nobody is sent to the login', () => {
  restoring.set(true);
  open('/en/saved', 'saved', 'viewer');
  expect(went).not.toHaveBeenCalled();
  act(() => restoring.set(false));
  expect(went).toHaveBeenCalledWith('/en/auth/login?error=SessionRequired&callbackUrl=%2Fen%2Fsaved', {
    replace: true,
  });
});

test.each(['/en/faq', '/ar/auth-tips'])('on the public page %s nobody is sent anywhere', (address) => {
  open(address, 'text', 'public');
  act(() => startSession(session(createAccessToken(600)) as never));
  act(clearSession);
  expect(went).not.toHaveBeenCalled();
});

test('who opens the plans of viewers goes on there', () => {
  act(register);
  open('/en/subscribe', 'subscribe', 'public');
  expect(joining.get()).toBe(false);
});
