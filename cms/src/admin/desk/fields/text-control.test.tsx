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

const Title = () => {
  const field = recordDetail().form.words.find(({ name }) => name === 'title');
  if (!field) throw new Error('A video has a title.');
  const [value, setValue] = useState<unknown>('Night');
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

test('Ctrl Enter in a title is left to the keys of the screen', () => {
  render(<Title />);
  const field = screen.getByRole('textbox');
  const press = createEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent(field, press);
  expect(press.defaultPrevented).toBe(false);
});
