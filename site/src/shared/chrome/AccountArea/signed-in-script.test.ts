import { AUTH_KEY } from '../../auth/auth-state';
import { SIGNED_IN_ATTRIBUTE, SIGNED_IN_SCRIPT } from './signed-in-script';

const markedWith = (remembered: string | null): boolean => {
  document.documentElement.removeAttribute(SIGNED_IN_ATTRIBUTE);
  localStorage.clear();
  if (remembered !== null) localStorage.setItem(AUTH_KEY, remembered);
  const script = document.createElement('script');
  script.textContent = SIGNED_IN_SCRIPT;
  document.head.append(script);
  return document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE);
};

test('a browser that remembers a viewer is marked before the first paint', () => {
  expect(markedWith('{"token":"a.b.c"}')).toBe(true);
});

test.each([null, 'null', '{}', 'no json', '{"token":""}'])('one that remembers %s is not', (remembered) => {
  expect(markedWith(remembered)).toBe(false);
});
