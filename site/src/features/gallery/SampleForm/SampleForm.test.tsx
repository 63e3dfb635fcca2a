import messages from '@sahra/schemas/messages/en.json';
import { renderToString } from 'react-dom/server';

import { wrapInPage } from '../../../../testing/page';
import { TextField } from '../../../shared/form/TextField/TextField';
import { SampleForm } from './SampleForm';

test('what is wrong with a field is in the HTML already, so that nothing grows once the page runs', () => {
  const html = renderToString(
    wrapInPage(
      <SampleForm values={{ email: 'layla@example' }} errors={{ email: 'EMAIL_INVALID' }}>
        <TextField name="email" type="email" label="E-mail" />
      </SampleForm>,
    ),
  );
  expect(html).toContain(messages.EMAIL_INVALID);
  expect(html).toContain('value="layla@example"');
});
