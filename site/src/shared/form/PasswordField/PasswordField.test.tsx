import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';

import { renderInPage } from '../../../../testing/page';
import ar from '../../../locale/ar.json';
import { PasswordField } from './PasswordField';

test('can be shown and hidden again; what was typed stays, and reads from the left in Arabic too', async () => {
  renderInPage(
    <Form onSubmit={() => undefined}>
      {() => <PasswordField name="password" label="كلمة المرور" autoComplete="new-password" />}
    </Form>,
    'ar',
  );
  const field = screen.getByLabelText('كلمة المرور');
  await userEvent.type(field, ' evening 2026 ');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('dir', 'ltr');

  const show = screen.getByRole('button', { name: ar['field.showPassword'], pressed: false });
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(show);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue(' evening 2026 ');
});

test('how hard a new password is to guess is said politely, in words, and never stands in the way', async () => {
  const submit = jest.fn();
  renderInPage(
    <Form onSubmit={submit}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <PasswordField name="password" label="Password" autoComplete="new-password" strength />
          <button>Save</button>
        </form>
      )}
    </Form>,
  );
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('Password'), 'aaaaaaaaab');
  expect(said).toHaveTextContent('Easy to guess.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Password'), ' quiet evening');
  expect(said).toHaveTextContent('Hard to guess.');
});
