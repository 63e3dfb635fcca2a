/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { DirectionMarks } from './DirectionMarks';

const Field = ({ initial, disabled = false }: { initial: string; disabled?: boolean }) => {
  const [text, setText] = useState(initial);
  return (
    <InAdmin locale="en" messages={DESK_MESSAGES.en}>
      <output>{text}</output>
      <DirectionMarks locale="ar" text={text} disabled={disabled} onChange={setText} />
    </InAdmin>
  );
};

test('invisible marks are shown where they stand, and are removed by one press', () => {
  render(<Field initial={'اتصل على \u200E+971 4\u200E الآن'} />);
  expect(screen.getByText(/2 invisible marks of direction/)).toBeTruthy();
  const [first] = screen.getAllByText('LRM');
  expect(first?.parentElement?.textContent).toBe('اتصل على LRM+971 4 الآن');
  fireEvent.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(screen.getByText('اتصل على +971 4 الآن')).toBeTruthy();
  expect(screen.queryByText('LRM')).toBeNull();
});

test('a text without marks says nothing, and who only reads removes none', () => {
  const { unmount } = render(<Field initial="اتصل على +971 4" />);
  expect(screen.queryByText(/invisible/)).toBeNull();
  unmount();
  render(<Field disabled initial={'نص\u200F'} />);
  expect(screen.getByText('RLM')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
