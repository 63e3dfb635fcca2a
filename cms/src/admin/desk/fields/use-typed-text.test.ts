/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { act, renderHook } from '@testing-library/react';

import { useTypedText } from './use-typed-text';

test('what is typed stays though its value is written in another way', () => {
  const { result, rerender } = renderHook(useTypedText, { initialProps: null as unknown });
  act(() => result.current.type('١٢', 12));
  rerender(12);
  expect(result.current.text).toBe('١٢');
  act(() => result.current.finish());
  expect(result.current.text).toBe('12');
});

test('another value is shown, also one that differs by a space only', () => {
  const { result, rerender } = renderHook(useTypedText, { initialProps: 'Dunes' });
  act(() => result.current.type('Dunes ', 'Dunes '));
  rerender('Dunes ');
  expect(result.current.text).toBe('Dunes ');
  rerender('Dunes');
  expect(result.current.text).toBe('Dunes');
});
