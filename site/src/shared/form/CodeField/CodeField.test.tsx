import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';

import { renderInPage } from '../../../../testing/page';
import { CodeField } from './CodeField';

const show = (send = jest.fn<undefined, [unknown]>()) => {
  renderInPage(
    <Form onSubmit={send}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <CodeField name="code" label="الرمز" />
        </form>
      )}
    </Form>,
    'ar',
  );
  return { send, code: screen.getByRole('textbox', { name: 'الرمز' }) };
};

test.each([
  ['Arabic-Indic digits', '٢٥٨٠', '2580'],
  ['Persian digits', '۲۵۸۰', '2580'],
  ['spaces and words around it', 'رمزك هو 25 80.', '2580'],
  ['more than its digits', '258013', '2580'],
])('%s can be pasted', async (_, pasted, held) => {
  const { code } = show();
  await userEvent.click(code);
  await userEvent.paste(pasted);
  expect(code).toHaveValue(held);
});

test('it is one field, which the phone may fill in, and it is sent as typed', async () => {
  const { code, send } = show();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(code, '2x58{Backspace}70{Enter}');
  expect(send.mock.calls[0]?.[0]).toEqual({ code: '2570' });
});
