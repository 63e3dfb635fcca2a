/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { cleanTypedAddresses } from './clean-typed-addresses';

/** A form as Strapi's: React keeps the value. */
const Form = ({ type, name }: { type: string; name: string }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <input {...{ type, name, value }} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  );
};

let stop: () => void;
beforeEach(() => {
  stop = cleanTypedAddresses();
});
afterEach(() => stop());

const paste = async (type: string, name: string, text: string): Promise<string | null> => {
  render(<Form {...{ type, name }} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  return screen.getByRole('status').textContent;
};

test.each([
  ['email', 'email', 'sign-in'],
  ['text', 'email', 'forgotten password'],
  ['email', 'address', 'another form'],
])('an address of a chat loses its direction marks (type %s, name %s: %s)', async (type, name) => {
  expect(await paste(type, name, '\u200Fowner@sahra\u00AD.example\u200E')).toBe('owner@sahra.example');
});

test('marks of other fields stay: names are written with them', async () => {
  expect(await paste('text', 'firstname', '\u200Fليلى (Laila)\u200F')).toBe('\u200Fليلى (Laila)\u200F');
});
