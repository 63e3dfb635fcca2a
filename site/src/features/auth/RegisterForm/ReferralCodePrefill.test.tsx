import { screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { RegisterForm } from './RegisterForm';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/en/auth/register?referral=K7MPX29T', 'K7MPX29T'],
  ['/en/auth/register', ''],
])('%s fills in "%s" as the code of a friend', async (address, code) => {
  fakeGraph({});
  window.history.replaceState(null, '', address);
  renderInPage(
    <ApolloScope>
      <RegisterForm />
    </ApolloScope>,
  );
  expect(await screen.findByLabelText(/Referral code/)).toHaveValue(code);
});
