import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../../testing/page';
import { Dialog } from './Dialog';

const show = () => {
  const close = jest.fn();
  renderInPage(
    <Dialog open onClose={close} title="كل المباريات">
      <p>سبعة أيام مجانًا</p>
    </Dialog>,
    'ar',
  );
  return { close, dialog: screen.getByRole('dialog', { name: 'كل المباريات' }) };
};

test('its close button, in the language of the page, asks its owner to close it', async () => {
  const { close } = show();
  await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('Escape asks the owner instead of closing behind its back', () => {
  const { close, dialog } = show();
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a click beside it closes it, one inside does not', async () => {
  const { close, dialog } = show();
  await userEvent.click(screen.getByText('سبعة أيام مجانًا'));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

test('it is not there until it is opened', () => {
  renderInPage(
    <Dialog open={false} onClose={() => undefined} title="Every match">
      <p>Seven days free</p>
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
