import { act, renderHook } from '@testing-library/react';

import { createAccessToken, session } from '../../../testing/graph';
import { useStore } from '../store/use-store';
import { clearSession } from './clear-session';
import { isSubscribed } from './is-subscribed';
import { startSession } from './start-session';

const signIn = (hasSubscription: boolean): void =>
  act(() => startSession(session(createAccessToken(600), { hasSubscription }) as never));

afterEach(() => act(clearSession));

test('the session is subscribed as long as the viewer is, and not after the sign-out', () => {
  const { result } = renderHook(() => useStore(isSubscribed, false));
  expect(result.current).toBe(false);
  signIn(true);
  expect(result.current).toBe(true);
  signIn(false);
  expect(result.current).toBe(false);
  signIn(true);
  act(clearSession);
  expect(result.current).toBe(false);
});
