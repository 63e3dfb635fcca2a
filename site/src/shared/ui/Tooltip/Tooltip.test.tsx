import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Tooltip } from './Tooltip';

const show = () =>
  render(
    <Tooltip text="It will wait for you">
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Add
        </button>
      )}
    </Tooltip>,
  );

test('describes its control, and is seen while that is focused', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button).toHaveAccessibleDescription('It will wait for you');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('stays while the pointer is on its words, and leaves on Escape', async () => {
  show();
  await userEvent.hover(screen.getByRole('button', { name: 'Add' }));
  await userEvent.hover(screen.getByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
