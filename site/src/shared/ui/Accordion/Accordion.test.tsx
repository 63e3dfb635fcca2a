import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Accordion } from './Accordion';

test('opens on its content without a script of ours', async () => {
  render(
    <Accordion id="free" title="Is it free?">
      <p>Yes.</p>
    </Accordion>,
  );
  expect(screen.getByText('Yes.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Is it free?'));
  expect(screen.getByText('Yes.')).toBeVisible();
  expect(screen.getByRole('group')).toHaveAttribute('id', 'free');
});
