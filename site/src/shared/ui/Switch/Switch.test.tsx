import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Switch } from './Switch';

test('is switched by its button, by its words and by the space bar', async () => {
  const change = jest.fn();
  render(<Switch label="Hide scores" hint="On cards and in lists." checked={false} onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Hide scores', checked: false });
  expect(control).toHaveAccessibleDescription('On cards and in lists.');
  await userEvent.click(control);
  await userEvent.click(screen.getByText('Hide scores'));
  control.focus();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true], [true]]);
});

test('one out of use stays as it is', async () => {
  const change = jest.fn();
  render(<Switch label="Hide scores" checked disabled onChange={change} />);
  await userEvent.click(screen.getByText('Hide scores'));
  expect(change).not.toHaveBeenCalled();
});
