import { createAccessToken, session } from '../../../testing/graph';
import { clearSession } from './clear-session';
import { joining } from './joining';
import { startSession } from './start-session';

const signIn = (id: string): void => startSession(session(createAccessToken(600), { id }) as never);

afterEach(() => {
  joining.end();
  clearSession();
});

test('a tab joins with the viewer who registered in it, until the end', () => {
  const heard = jest.fn();
  const unsubscribe = joining.subscribe(heard);
  signIn('nour');
  expect(joining.get()).toBe(false);
  joining.begin('nour');
  expect(joining.get()).toBe(true);
  joining.end();
  expect(joining.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(3);
  unsubscribe();
});

test('it does not join with somebody else, nor signed out', () => {
  signIn('nour');
  joining.begin('nour');
  clearSession();
  expect(joining.get()).toBe(false);
  signIn('salma');
  expect(joining.get()).toBe(false);
});
