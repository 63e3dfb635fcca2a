import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './Button';

test('while it is busy it keeps its name and the focus, and does nothing', async () => {
  const act = jest.fn();
  const { rerender } = render(<Button onClick={act}>Play</Button>);
  const button = screen.getByRole('button', { name: 'Play' });
  await userEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={act} busy>
      Play
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('a busy button does not send its form', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
});

test('one out of use cannot be pressed', async () => {
  const act = jest.fn();
  render(
    <Button onClick={act} disabled>
      Play
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(act).not.toHaveBeenCalled();
});
