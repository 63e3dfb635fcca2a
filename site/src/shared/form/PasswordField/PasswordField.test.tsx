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
