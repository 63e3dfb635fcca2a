import { AUTH_KEY } from '../../auth/auth-state';
import { EARLY_MARK, SIGNED_IN_MARK } from './early-mark';

const markedWith = (remembered: string | null): boolean => {
  document.documentElement.removeAttribute(SIGNED_IN_MARK);
  localStorage.clear();
  if (remembered !== null) localStorage.setItem(AUTH_KEY, remembered);
  const script = document.createElement('script');
  script.textContent = EARLY_MARK;
  document.head.append(script);
  return document.documentElement.hasAttribute(SIGNED_IN_MARK);
};

test('a browser that remembers a viewer is marked before the first paint', () => {
  expect(markedWith('{"token":"a.b.c"}')).toBe(true);
});

test.each([null, 'null', '{}', 'no json', '{"token":""}'])('one that remembers %s is not', (remembered) => {
  expect(markedWith(remembered)).toBe(false);
});
