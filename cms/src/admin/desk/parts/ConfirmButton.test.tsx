/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { InAdmin } from '../../testing/in-admin';
import { DESK_MESSAGES } from '../language/desk-messages';
import { ConfirmButton } from './ConfirmButton';

jest.mock(
  '@strapi/strapi/admin',
  () => jest.requireActual<{ strapiAdmin: object }>('../testing/fake-admin').strapiAdmin,
);

const List = ({ onRemove }: { onRemove: () => void }) => {
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <ConfirmButton label="Remove" subject="khatam" onConfirm={onRemove} />
    </>
  );
};

test('takes the focus once: whoever goes on typing elsewhere confirms nothing', async () => {
  const onRemove = jest.fn();
  render(
    <InAdmin locale="en" messages={DESK_MESSAGES.en}>
      <List onRemove={onRemove} />
    </InAdmin>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(document.activeElement?.textContent).toMatch(/Remove.*khatam/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'sea salt');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveProperty('value', 'sea salt');
  expect(onRemove).not.toHaveBeenCalled();
});
