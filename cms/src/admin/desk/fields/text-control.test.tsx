/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { recordDetail } from '../testing/record-detail';
import { TextControl } from './TextControl';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const Title = ({ initial = 'Night' }: { initial?: string }) => {
  const field = recordDetail().form.words.find(({ name }) => name === 'title');
  if (!field) throw new Error('A video has a title.');
  const [value, setValue] = useState<unknown>(initial);
  return (
    <TextControl
      isTitle
      id="title"
      field={field}
      value={value}
      onChange={setValue}
      locale="en"
      disabled={false}
      problems={[]}
      describedBy={undefined}
    />
  );
};

test('a title may be drawn on several lines and stays one line of text', async () => {
  render(<Title />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '{Enter} lift');
  expect(field).toHaveProperty('value', 'Night lift');
  await userEvent.paste(' up\n  and down');
  expect(field).toHaveProperty('value', 'Night lift up and down');
});

test.each([
  ['Night|lift', '\n a \n b\n', 'Night a b |lift'],
  ['|lift', '\n\na\nb', 'a b|lift'],
  ['Night |', '\na\n', 'Night a|'],
  ['|', '\n', '|'],
])('“%s” takes %j at its caret, which ends after it: “%s”', async (before, pasted, after) => {
  const [start = '', end = ''] = before.split('|');
  render(<Title initial={start + end} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.focus();
  field.setSelectionRange(start.length, start.length);
  await userEvent.paste(pasted);
  const { value, selectionStart, selectionEnd } = field;
  expect(selectionStart).toBe(selectionEnd);
  expect(`${value.slice(0, selectionEnd)}|${value.slice(selectionEnd)}`).toBe(after);
});

test('a text that is being composed is left to the keyboard until it is done', () => {
  render(<Title />);
  const field = screen.getByRole('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'Night\nli' }, isComposing: true });
  expect(field).toHaveProperty('value', 'Night\nli');
  const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(false);
  fireEvent.compositionEnd(field);
  expect(field).toHaveProperty('value', 'Night li');
});

test('Ctrl Enter in a title is left to the keys of the screen', () => {
  render(<Title />);
  const field = screen.getByRole('textbox');
  const press = createEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent(field, press);
  expect(press.defaultPrevented).toBe(false);
});
