import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';

import { renderInPage } from '../../../../testing/page';
import { SelectField } from './SelectField';

test('what is chosen is sent; nothing is chosen for the viewer', async () => {
  const send = jest.fn<undefined, [unknown]>();
  renderInPage(
    <Form onSubmit={send}>
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <SelectField
            name="city"
            label="City"
            hint="Hours are shown in its time."
            placeholder="Choose"
            options={[
              { value: 'dubai', label: 'Dubai' },
              { value: 'cairo', label: 'Cairo' },
            ]}
          />
          <button type="submit">Send</button>
        </form>
      )}
    </Form>,
  );
  const city = screen.getByRole('combobox', { name: 'City' });
  expect(city).toHaveDisplayValue('Choose');
  expect(city).toHaveAccessibleDescription('Hours are shown in its time.');
  await userEvent.selectOptions(city, 'Cairo');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({ city: 'cairo' });
});
